import { crc32 } from "node:zlib";

/**
 * The checksum of bytes that follow those of `before`. The build puts this into the place of `buffer-crc32`, with which `yazl` counts a
 * long list in JavaScript: a tenth of the time that writing it takes.
 */
export const unsigned = (bytes: Uint8Array, before = 0): number => crc32(bytes, before);
