import { createCipheriv } from 'node:crypto';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { ChaCha20, chacha20Block, chacha20Start, quarterRound, wordsOf } from '../../table/chacha20.ts';
import { nextRandom, secretSeedOf, seedRandom } from '../../table/random.ts';

const bytesOf = (words: Uint32Array): string =>
  Array.from(words, (word) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(word);
    return bytes.toString('hex');
  }).join('');

function block(key: string, counter: number, nonce: string): Uint32Array {
  const words = new Uint32Array(16);
  chacha20Block(words, chacha20Start(wordsOf(key), counter, wordsOf(nonce)));
  return words;
}

const zeros = '0'.repeat(64);
const noNonce = '0'.repeat(24);

describe('ChaCha20, against the test vectors of RFC 8439', () => {
  it('2.1.1 the quarter round', () => {
    const words = Uint32Array.of(0x11111111, 0x01020304, 0x9b8d6f43, 0x01234567);
    quarterRound(words, 0, 1, 2, 3);
    expect([...words]).toEqual([0xea2a92f4, 0xcb1cf8ce, 0x4581472e, 0x5881c4bb]);
  });

  it('2.2.1 a quarter round on a state touches its four words only', () => {
    const words = Uint32Array.of(
      ...[0x879531e0, 0xc5ecf37d, 0x516461b1, 0xc9a62f8a, 0x44c20ef3, 0x3390af7f, 0xd9fc690b, 0x2a5f714c],
      ...[0x53372767, 0xb00a5631, 0x974c541a, 0x359e9963, 0x5c971061, 0x3d631689, 0x2098d9d6, 0x91dbd320],
    );
    quarterRound(words, 2, 7, 8, 13);
    expect([...words]).toEqual([
      ...[0x879531e0, 0xc5ecf37d, 0xbdb886dc, 0xc9a62f8a, 0x44c20ef3, 0x3390af7f, 0xd9fc690b, 0xcfacafd2],
      ...[0xe46bea80, 0xb00a5631, 0x974c541a, 0x359e9963, 0x5c971061, 0xccc07c79, 0x2098d9d6, 0x91dbd320],
    ]);
  });

  it('2.3.2 the block function', () => {
    const key = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
    expect([...block(key, 1, '000000090000004a00000000')]).toEqual([
      ...[0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3],
      ...[0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2],
    ]);
  });

  it.each([
    [
      'A.1 #1',
      zeros,
      0,
      noNonce,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      'A.1 #2',
      zeros,
      1,
      noNonce,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      'A.1 #3',
      `${'0'.repeat(62)}01`,
      1,
      noNonce,
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      'A.1 #4',
      `00ff${'0'.repeat(60)}`,
      2,
      noNonce,
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
    [
      'A.1 #5',
      zeros,
      0,
      `${'0'.repeat(23)}2`,
      'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c78a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
    ],
  ])('%s a block of the key stream', (_, key, counter, nonce, stream) => {
    expect(bytesOf(block(key, counter, nonce))).toBe(stream);
  });
});

const keys = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

describe('the generator of a secret seed', () => {
  test.prop([keys, fc.nat({ max: 200 }), fc.integer({ min: 1, max: 60 })])(
    'is the key stream that OpenSSL makes of its key, from wherever it goes on',
    (key, drawn, count) => {
      const cipher = createCipheriv('chacha20', Buffer.from(key, 'hex'), Buffer.alloc(16));
      const stream = cipher.update(Buffer.alloc(4 * (drawn + count)));
      const generator = new ChaCha20({ chacha20: key, drawn });
      const numbers = Array.from({ length: count }, () => generator.next());
      expect(numbers).toEqual(numbers.map((_, at) => stream.readUInt32LE(4 * (drawn + at))));
      expect(generator.state).toEqual({ chacha20: key, drawn: drawn + count });
    },
  );

  test.prop([keys, fc.nat({ max: 100 })])('goes on from its state, as JSON too', (key, skipped) => {
    const whole = new ChaCha20({ chacha20: key, drawn: 0 });
    let state = seedRandom(secretSeedOf(key));
    for (let at = 0; at < skipped; at++) {
      const [value, next] = nextRandom(JSON.parse(JSON.stringify(state)));
      expect(value).toBe(whole.next());
      state = next;
    }
    expect(state).toEqual(whole.state);
  });

  it('still has blocks beyond 2^31, and its state counts on', () => {
    const drawn = 16 * 2 ** 31 + 5;
    const generator = new ChaCha20({ chacha20: zeros, drawn });
    const [, , , , , sixth] = block(zeros, 2 ** 31, noNonce);
    expect(generator.next()).toBe(sixth);
    expect(generator.state.drawn).toBe(drawn + 1);
  });

  test.prop([keys, fc.nat({ max: 255 })])('depends on every bit of the key', (key, bit) => {
    const bytes = Buffer.from(key, 'hex');
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    const numbers = (of: string) => {
      const generator = new ChaCha20({ chacha20: of, drawn: 0 });
      return Array.from({ length: 4 }, () => generator.next());
    };
    expect(numbers(bytes.toString('hex'))).not.toEqual(numbers(key));
  });
});
