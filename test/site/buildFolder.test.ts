import { describe, expect, it } from 'vitest';
import { buildRequest } from '../../site/buildFolder.ts';

const request = (...given: readonly string[]) => buildRequest(given, 'Usage: build [FOLDER]', '/site/dist');

describe('the command that builds the site', () => {
  it('writes to the folder that is named, or else to its own', () => {
    expect(request()).toEqual({ folder: '/site/dist' });
    expect(request('/tmp/elsewhere')).toEqual({ folder: '/tmp/elsewhere' });
  });

  it.each(['--help', '-h'])('explains itself with %s, and writes nothing', (option) => {
    expect(request(option)).toEqual({ usage: 'Usage: build [FOLDER]' });
    expect(request('/tmp/elsewhere', option)).toEqual({ usage: 'Usage: build [FOLDER]' });
  });

  it('refuses an option that it does not know, and a second folder', () => {
    expect(() => request('--output=x')).toThrow(
      "Unknown option '--output': expected --help, or a folder.\n\nUsage: build",
    );
    expect(() => request('one', 'two')).toThrow('Expected one folder, found one, two.');
  });

  it('writes to a folder that begins with a dash only after --', () => {
    expect(request('--', '/tmp/-x')).toEqual({ folder: '/tmp/-x' });
  });
});
