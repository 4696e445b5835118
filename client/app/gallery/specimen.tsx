import { Box, Paper, Title } from "@mantine/core";
import type { ReactNode } from "react";

/** One component with its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={name} my="lg">
      <Title order={2} size="h4" c="dimmed" mb="xs">
        {name}
      </Title>
      <Paper withBorder p="md">
        {children}
      </Paper>
    </Box>
  );
}
