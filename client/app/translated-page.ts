/*
 * A browser that translates a page puts elements of its own in the place of the texts. React still changes the texts that it wrote: to take
 * one out, or to insert something before one, would end the page with an error.
 * @source https://github.com/facebook/react/issues/11538
 */
const { insertBefore, removeChild } = Node.prototype;

Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
  if (child.parentNode === this) removeChild.call(this, child);
  return child;
};

Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
  insertBefore.call(this, node, next?.parentNode === this ? next : null);
  return node;
};
