import { useSearchParams } from "react-router-dom";

/**
 * The page of a list, kept in the address under `name`, and the way to another page. Other parameters of the address stay.
 * A page that is missing or wrong is the first.
 */
export function usePageParameter(name: string): [page: number, turnTo: (page: number) => void] {
  const [parameters, setParameters] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(parameters.get(name) ?? "1")) || 1);
  const turnTo = (next: number): void =>
    setParameters((before) => {
      const after = new URLSearchParams(before);
      if (next === 1) after.delete(name);
      else after.set(name, String(next));
      return after;
    });
  return [page, turnTo];
}
