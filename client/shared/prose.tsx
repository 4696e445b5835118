import classes from "./prose.module.css";

/** Running text that the server made from Markdown; it has been made safe there. */
export function Prose({ html }: { html: string }) {
  return <div className={classes.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
