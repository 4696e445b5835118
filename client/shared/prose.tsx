import classes from "./prose.module.css";
import { createPolicy } from "./trusted-types.ts";

const policy = createPolicy("prose", { createHTML: (html) => html });

/** Running text that the server made from Markdown; it has been made safe there. */
export function Prose({ html }: { html: string }) {
  return <div className={classes.prose} dangerouslySetInnerHTML={{ __html: policy?.createHTML(html) ?? html }} />;
}
