import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { playSeat, served } from '../server/client.ts';
import { blocksOf, printedBy, root } from '../support/printed.ts';

it('server/README.md has a bot that takes an invitation and plays the duel to its end', async () => {
  const readme = readFileSync(join(root, 'server/README.md'), 'utf8');
  const bot = blocksOf(readme, 'js').find((block) => block.startsWith('// bot.js')) ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'taiki-docs-'));
  try {
    await using server = await served();
    const client = await server.client();
    const { duel, invitation = '' } = await client.call('duel.create', {
      deck: 'radiant-tide',
      clock: 'none',
    });
    const file = join(folder, 'bot.js');
    writeFileSync(file, bot.replace("'ws'", JSON.stringify(join(root, 'node_modules/ws/wrapper.mjs'))));
    await printedBy(file, invitation, `${server.url.replace('http', 'ws')}socket`);
    const updates = await playSeat(client, duel);
    expect(updates.at(-1)?.view?.result?.reason).toBe('directAttack');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
