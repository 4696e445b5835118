type FormOfTexts<Name extends string> = {
  readonly values: Readonly<Record<Name, string>>;
  readonly errors: Readonly<Record<string, unknown>>;
  setFieldValue(name: Name, value: string): void;
};

/** Connects the text fields of a form with their values and errors. */
export function boundFields<Name extends string>(form: FormOfTexts<NoInfer<Name>>, names: readonly Name[]) {
  const errorOf = (name: Name): string | undefined => {
    const text = form.errors[name];
    return typeof text === "string" ? text : undefined;
  };
  const field = (name: Name, label: string) => {
    const error = errorOf(name);
    return {
      id: name,
      label,
      value: form.values[name],
      onChange: (value: string) => form.setFieldValue(name, value),
      ...(error !== undefined && { error }),
    };
  };
  const problems = names.flatMap((name) => {
    const text = errorOf(name);
    return text === undefined ? [] : [{ text, fieldId: name }];
  });
  return { field, errorOf, problems };
}
