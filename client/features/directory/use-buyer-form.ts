import { schemaResolver, useForm } from "@mantine/form";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { z } from "zod";
import { accountMessages } from "#domain/accounts/messages.ts";
import { passwordProblem } from "#domain/accounts/password-rules.ts";
import { paths } from "#domain/council.ts";
import { BuyerDetails, buyerTypeValues } from "#domain/directory/buyer-input.ts";
import { directoryMessages } from "#domain/directory/messages.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { showToast } from "../../components/toasts.tsx";

const blank = {
  buyerType: buyerTypeValues[0] as string,
  email: "",
  phone: "",
  address: "",
  country: "",
  zipCode: "",
  password: "",
  confirmPassword: "",
  consentVersion: "",
};
export type BuyerValues = typeof blank;
export const buyerFieldNames = Object.keys(blank).filter((name): name is keyof BuyerValues => name in blank);

const required = ["email", "phone", "address", "country", "zipCode"] as const;

/** The form as it is checked here: the server's own rules, and the two passwords that it sends as one. */
const Form = BuyerDetails.extend({ password: z.string(), confirmPassword: z.string() }).superRefine(({ password, confirmPassword }, check) => {
  const problem = password === "" ? undefined : passwordProblem(password);
  if (problem !== undefined) check.addIssue({ code: "custom", path: ["password"], message: problem });
  if (password !== confirmPassword) check.addIssue({ code: "custom", path: ["confirmPassword"], message: accountMessages.passwordMismatch });
});

/** The state of the registration form: values, errors, and sending. */
export function useBuyerForm() {
  const navigate = useNavigate();
  const form = useForm<BuyerValues>({ initialValues: blank, validate: schemaResolver(Form, { sync: true }), validateInputOnBlur: false });
  const [lead, setLead] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const register = trpc.directory.registerBuyer.useMutation();

  async function send(values: BuyerValues): Promise<void> {
    if (register.isPending) return;
    setLead(undefined);
    const { password, confirmPassword: _, ...details } = values;
    try {
      const input = BuyerDetails.parse(details);
      const { message } = await register.mutateAsync({ ...input, ...(password === "" ? {} : { password }) });
      showToast({ tone: "success", message, durationMs: 2000 });
      await navigate(paths.verifyAccount, { replace: true, state: { email: input.email } });
    } catch (error) {
      const { message, fields } = failureOf(error);
      form.setErrors(Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.join(" ")])));
      setLead(message || directoryMessages.registrationFailed);
      setAttempt((before) => before + 1);
    }
  }

  return {
    form,
    lead,
    attempt,
    isBusy: register.isPending,
    submit: form.onSubmit(
      (values) => void send(values),
      (_errors, values) => {
        setLead(required.some((name) => values[name].trim() === "") ? directoryMessages.fillRequired : undefined);
        setAttempt((before) => before + 1);
      },
    ),
  };
}
