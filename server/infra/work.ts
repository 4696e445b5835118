/** What is timed: a request over HTTP, a call of a verb inside it, a job of a worker. */
export type WorkKind = "request" | "call" | "job";

export type Work = {
  readonly kind: WorkKind;
  /** One of few: the name of a procedure, a route, a job; never what somebody typed. */
  readonly name: string;
  readonly requestId: string;
  /** The traceparent of what this is part of. */
  readonly parent?: string | undefined;
};

/** A piece of work under way. */
export type Span = {
  /** For what it asks for in turn; undefined when no traces are made. */
  readonly traceparent: string | undefined;
  /** @param outcome `ok`, or a stable word of a failure */
  end(outcome: string): void;
};
