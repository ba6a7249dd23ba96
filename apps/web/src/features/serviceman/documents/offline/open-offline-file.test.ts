import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openOfflineFile } from './open-offline-file.ts';

/** Written by another program (zip.js), with the share code a1B2 where they are encrypted. */
const ZIPS = {
  zipCrypto:
    'UEsDBBQACQgIAABQJVwAAAAAAAAAAAAAAAAjAAAAb2ZmbGluZWFhZGhhYXIyMDI2MDEwNTEwMzA0NTEyMy54bWxBJlnyYElnR9DbZqCLMmi7m4/OtovLN/JJT7kJmLIw3s/TcyEVsxcfvdqHhBz8FyHUIu5MLTHRZeTmU4QyWgIIS/Bvg4pIQkGpr9lC99UI6WMEc6xVebGoC01NblTJ7m9cAAAA3wEAAFBLAQIAAxQACQgIAABQJVxUye5vXAAAAN8BAAAjAAAAAAAAAAAAAACkAQAAAABvZmZsaW5lYWFkaGFhcjIwMjYwMTA1MTAzMDQ1MTIzLnhtbFBLBQYAAAAAAQABAFEAAACpAAAAAAA=',
  aes256:
    'UEsDBDMACQhjAABQJVwAAAAAAAAAAAAAAAAjAAsAb2ZmbGluZWFhZGhhYXIyMDI2MDEwNTEwMzA0NTEyMy54bWwBmQcAAgBBRQMIAI+HdcyxlhwcX/s0K1EnC87n4w266hMvjDlzgonZLRx6hiskWQCUFtaZDd3h24K1HT3HWV7zwijV0F3yCe2foOw5KIpcPHyGz5ForHsD+vGmSp5QYzG3QzIpDaU3NrmVGPlF1lOOt0e9oeKWVwAAAABsAAAA3wEAAFBLAQIAAzMACQhjAABQJVwAAAAAbAAAAN8BAAAjAAsAAAAAAAAAAACkAQAAAABvZmZsaW5lYWFkaGFhcjIwMjYwMTA1MTAzMDQ1MTIzLnhtbAGZBwACAEFFAwgAUEsFBgAAAAABAAEAXAAAAMQAAAAAAA==',
  aes128:
    'UEsDBDMACQhjAABQJVwAAAAAAAAAAAAAAAAjAAsAb2ZmbGluZWFhZGhhYXIyMDI2MDEwNTEwMzA0NTEyMy54bWwBmQcAAgBBRQEIADFK+2tTTvlzyuBUbSIcK74I66rANzYRYTV31KtL9RFqVAMUkS4WTmsalY6gfkYtFEgk9k93xF5ch+pfJpGrbb/jNYalWf58v9Ptgrkj8Zr4J/nHnLrB5JgESvnBv+yScIJNtxoAAAAAZAAAAN8BAABQSwECAAMzAAkIYwAAUCVcAAAAAGQAAADfAQAAIwALAAAAAAAAAAAApAEAAAAAb2ZmbGluZWFhZGhhYXIyMDI2MDEwNTEwMzA0NTEyMy54bWwBmQcAAgBBRQEIAFBLBQYAAAAAAQABAFwAAAC8AAAAAAA=',
  plain:
    'UEsDBBQACAgIAABQJVwAAAAAAAAAAAAAAAAjAAAAb2ZmbGluZWFhZGhhYXIyMDI2MDEwNTEwMzA0NTEyMy54bWyz8U9Ly8nMSw1ILEgtykktLvauTFYoSk1LLUrNS071TLFVMjExNDcyMDIzMDQwNTQwNjAxNTQyVrJ7sGTFgyX7HixZpzDKGgwsG30sMWkHAFTJ7m9QAAAA3wEAAFBLAQIAAxQACAgIAABQJVxUye5vUAAAAN8BAAAjAAAAAAAAAAAAAACkAQAAAABvZmZsaW5lYWFkaGFhcjIwMjYwMTA1MTAzMDQ1MTIzLnhtbFBLBQYAAAAAAQABAFEAAACdAAAAAAA=',
  stored:
    'UEsDBBQACQgAAABQJVwAAAAAAAAAAAAAAAAjAAAAb2ZmbGluZWFhZGhhYXIyMDI2MDEwNTEwMzA0NTEyMy54bWzgOM3LJTR97eYbdcj0lpuCWrOR3+m3pfgxGXZbwQD1wU7KxQTCmFhma9vs8LwFNNtYhZPFoFbNVjhLdeKPfQ0ADfmLHfhumC7a9CgI+nS08Y3T2Q4YIRI1p6pdInvrfC0J1hd/uzwWhEL/M7sZOCHrcoPmsFkW4a76Z+oWyD/Th/xaDT+WQ6wsItRhROGVzryK+WnlikkBX6XJlNJGirBUlNMWFdO5ykcjWJXDIKAlm/ASbuXteYjzsoxfZPizfSsnZ62ZcZAX5gEGlbFxL579Weg+HSq9ZNu8eSj4ACDgYJXLxjSnMk04STw14djyGvSgZaGuzYqSe2Ob3a8M9ti8+QmLKRGOop8ZYb5ciKhA0zTfeKjHvNNYjvbjuk/iYTx6fQE4krSTjFOK1sLJqF09y+PfFlNIIheVWU69UGB5/8NdxBP7O9G8SbvKpyjx7kK+itDWNRXqerPkHd2d00nesTN/OSR44bQkY4pdqGn0nmBV+aIEcuufJO2epkqTwd5ZV4iq9LUUpsjSErQtdFOjaO0UCRwPkSRUPwpKxfn08zrHe0nxjOQ0OPOHo1PGpaISIovV+hqBTcx332qN7b5EFpmVqRGgQ7l8gmF0OedLfc+ly3arx42yBQC6KnvdIz9RQs1SuIAmxv2zlFTJ7m/rAQAA3wEAAFBLAQIAAxQACQgAAABQJVxUye5v6wEAAN8BAAAjAAAAAAAAAAAAAACkAQAAAABvZmZsaW5lYWFkaGFhcjIwMjYwMTA1MTAzMDQ1MTIzLnhtbFBLBQYAAAAAAQABAFEAAAA4AgAAAAA=',
  twoFiles:
    'UEsDBBQACAgIAABQJVwAAAAAAAAAAAAAAAAjAAAAb2ZmbGluZWFhZGhhYXIyMDI2MDEwNTEwMzA0NTEyMy54bWyz8U9Ly8nMSw1ILEgtykktLvauTFYoSk1LLUrNS071TLFVMjExNDcyMDIzMDQwNTQwNjAxNTQyVrJ7sGTFgyX7HixZpzDKGgwsG30sMWkHAFTJ7m9QAAAA3wEAAFBLAwQUAAgICAAAUCVcAAAAAAAAAAAAAAAACgAAAHNlY29uZC54bWyzqdC3AwArhCYSBgAAAAQAAABQSwECAAMUAAgICAAAUCVcVMnub1AAAADfAQAAIwAAAAAAAAAAAAAApAEAAAAAb2ZmbGluZWFhZGhhYXIyMDI2MDEwNTEwMzA0NTEyMy54bWxQSwECAAMUAAgICAAAUCVcK4QmEgYAAAAEAAAACgAAAAAAAAAAAAAApAGdAAAAc2Vjb25kLnhtbFBLBQYAAAAAAgACAIkAAADXAAAAAAA=',
  noXml:
    'UEsDBBQACAgIAABQJVwAAAAAAAAAAAAAAAAKAAAAcmVhZG1lLnR4dMtIzcnJBwCGphA2BwAAAAUAAABQSwECAAMUAAgICAAAUCVchqYQNgcAAAAFAAAACgAAAAAAAAAAAAAApAEAAAAAcmVhZG1lLnR4dFBLBQYAAAAAAQABADgAAAA7AAAAAAA=',
} as const;
const XML = `<OfflinePaperlessKyc referenceId="441720260105103045123">${'नाम '.repeat(40)}</OfflinePaperlessKyc>`;

const bytesOf = (name: keyof typeof ZIPS): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(ZIPS[name], 'base64'));
const open = (bytes: Uint8Array<ArrayBuffer>, code: string) =>
  openOfflineFile(new File([bytes], 'offline.zip'), code);
const textOf = async (opened: Awaited<ReturnType<typeof open>>): Promise<string> =>
  opened.kind === 'xml' ? opened.file.text() : opened.kind;

describe('the file of an offline e-KYC', () => {
  it.each(['zipCrypto', 'aes256', 'aes128', 'stored', 'plain'] as const)(
    'a ZIP (%s) opens with its share code',
    async (name) => {
      expect(await textOf(await open(bytesOf(name), 'a1B2'))).toBe(XML);
    },
  );

  it.each(['zipCrypto', 'aes256', 'aes128', 'stored'] as const)(
    'a ZIP (%s) does not open with another share code',
    async (name) => {
      for (const code of ['', 'a1b2', 'A1B2', '0000', '12345678'])
        expect(await open(bytesOf(name), code)).toEqual({ kind: 'code-wrong' });
    },
  );

  it('an XML file is taken as it is', async () => {
    expect(await textOf(await open(new TextEncoder().encode(XML), ''))).toBe(XML);
  });

  it.each(['twoFiles', 'noXml'] as const)(
    'a ZIP of another kind (%s) is unreadable',
    async (name) => {
      expect(await open(bytesOf(name), '')).toEqual({ kind: 'unreadable' });
    },
  );

  it('a ZIP that is cut off or damaged anywhere is never opened wrongly', async () => {
    for (const name of ['zipCrypto', 'aes256', 'plain'] as const) {
      const whole = bytesOf(name);
      for (let at = 2; at < whole.length; at += 7) {
        expect((await open(whole.slice(0, at), 'a1B2')).kind).not.toBe('xml');
        const damaged = whole.map((byte, index) => (index === at ? byte ^ 0xff : byte));
        const opened = await textOf(await open(damaged, 'a1B2'));
        expect(['unreadable', 'code-wrong', XML]).toContain(opened);
      }
    }
  });

  it('a file that unpacks to megabytes is unreadable, whatever size it names', async () => {
    const packed = deflateRawSync(Buffer.alloc(30_000_000, 32));
    const bomb = aZip(packed, 100);
    expect(bomb.length).toBeLessThan(40_000);
    expect(await open(bomb, '')).toEqual({ kind: 'unreadable' });
    expect(await open(aZip(packed, 30_000_000), '')).toEqual({ kind: 'unreadable' });
  });

  it('a file of more than two megabytes is not even read', async () => {
    expect(await open(new Uint8Array(2 * 1024 * 1024 + 1), '')).toEqual({ kind: 'unreadable' });
  });
});

/** A ZIP with one packed file that claims a size. */
const aZip = (packed: Buffer, size: number): Uint8Array<ArrayBuffer> => {
  const name = Buffer.from('a.xml');
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(size, 18);
  facts.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, name, packed]);
  const listed = Buffer.concat([
    Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'),
    facts,
    Buffer.alloc(14),
    name,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(local.length, 16);
  return new Uint8Array(Buffer.concat([local, listed, end]));
};
