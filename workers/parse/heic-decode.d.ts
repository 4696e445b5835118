declare module "heic-decode" {
  type Decoded = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };
  type Pending = { readonly width: number; readonly height: number; decode(): Promise<Decoded> };
  interface Decode {
    (input: { buffer: Uint8Array }): Promise<Decoded>;
    all(input: { buffer: Uint8Array }): Promise<readonly Pending[] & { dispose(): void }>;
  }
  const decode: Decode;
  export = decode;
}
