type FormOfTexts<Name extends string> = {
  readonly values: Readonly<Record<Name, string>>;
  readonly errors: Readonly<Record<string, unknown>>;
  setFieldValue(name: Name, value: string): void;
};

/** What ties the fields of a form of texts to what is typed in them and to what is wrong with it. */
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
