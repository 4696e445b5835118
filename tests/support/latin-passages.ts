const unread = /<(script|style|svg)\b[^]*?<\/\1>/g;
/** An address of the web or of e-mail, or a path. */
const addresses = /\S*(?:@|:\/\/|\w\.\w|\/\w)\S*/g;
/** At least three Latin words in a row. */
const passage = /[A-Za-z][A-Za-z'’-]+(?:[ ,;:()]+[A-Za-z][A-Za-z'’-]+){2,}/g;
/** A name has capitals only; a sentence has a word without one. */
const hasSmallWord = /(?:^|[ ,;:()])[a-z]{2,}/;

/**
 * The passages of a page that are in English: three words or more, of which one begins with a small character. Names, codes and addresses
 * are none.
 * @param html of a page or a part of one
 */
export function latinPassages(html: string): readonly string[] {
  const texts = html
    .replaceAll(unread, " ")
    .replaceAll("<!-- -->", "")
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll(/&[a-z#\d]+;/g, " ").replaceAll(addresses, " · "));
  return texts.flatMap((text) => [...text.matchAll(passage)].map(([found]) => found)).filter((found) => hasSmallWord.test(found));
}
