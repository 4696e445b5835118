import { Readable, Writable, type Duplex } from "node:stream";
import type { Client, Connection, Submittable } from "pg";

/** The driver's methods for COPY, which its types leave out. */
type CopyConnection = {
  readonly stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

type Done = (error?: Error | null) => void;

/** The lines that `copy … to stdout` gives, no faster than they are read. */
export const copyOut = (client: Client, statement: string): Readable => client.query(new CopyOut(statement));

/** Takes the lines of `copy … from stdin`; it has ended once the database has them all. */
export const copyIn = (client: Client, statement: string): Writable => client.query(new CopyIn(statement));

class CopyOut extends Readable implements Submittable {
  readonly #statement: string;
  #connection: CopyConnection | undefined;

  constructor(statement: string) {
    super();
    this.#statement = statement;
  }

  submit(connection: Connection): void {
    this.#connection = connection as unknown as CopyConnection; // see the type
    connection.query(this.#statement);
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  /** The connection stays paused if nobody reads the rest: what the database says after it would never arrive. */
  override _destroy(error: Error | null, done: Done): void {
    this.#connection?.stream.resume();
    done(error);
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    if (this.destroyed) return;
    // The driver reuses its buffer for the next message.
    if (!this.push(Buffer.from(chunk))) this.#connection?.stream.pause();
  }

  handleCommandComplete(): void {
    this.push(null);
  }

  handleError(error: Error): void {
    this.#connection?.stream.resume();
    this.destroy(error);
  }

  handleReadyForQuery(): void {}
}

class CopyIn extends Writable implements Submittable {
  readonly #statement: string;
  #connection: CopyConnection | undefined;
  /** Writes that wait until the database accepts lines. */
  #onReady: (() => void) | undefined;
  #onEnd: Done | undefined;

  constructor(statement: string) {
    super();
    this.#statement = statement;
  }

  submit(connection: Connection): void {
    connection.query(this.#statement);
  }

  handleCopyInResponse(connection: unknown): void {
    this.#connection = connection as CopyConnection; // see the type
    this.#onReady?.();
  }

  override _construct(done: Done): void {
    this.#onReady = () => done();
  }

  override _write(chunk: Buffer, _encoding: string, done: Done): void {
    const connection = this.#connection;
    connection?.sendCopyFromChunk(chunk);
    if (connection?.stream.writableNeedDrain === true) connection.stream.once("drain", () => done());
    else done();
  }

  override _final(done: Done): void {
    this.#onEnd = done;
    this.#connection?.endCopyFrom();
  }

  override _destroy(error: Error | null, done: Done): void {
    if (error !== null && this.#onEnd === undefined) this.#connection?.sendCopyFail("the source of the lines failed");
    done(error);
  }

  handleCommandComplete(): void {
    this.#onEnd?.();
  }

  handleError(error: Error): void {
    this.#onEnd ??= () => undefined;
    this.destroy(error);
  }

  handleReadyForQuery(): void {}
}
