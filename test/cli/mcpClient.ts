import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { Player } from 'taiki';
import { mcpServer } from '../../cli/mcp/mcpServer.ts';
import { SeatedDuels } from '../../cli/mcp/seatedDuels.ts';
import { BUILT_IN } from '../../cli/serve/served.ts';

/** What a tool has returned. */
export interface Told {
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a client parses from JSON.
  readonly data: any;
  readonly isError: boolean;
}

/** Calls a tool by the client of the SDK. */
export async function call(client: Client, name: string, given: Record<string, unknown> = {}): Promise<Told> {
  const result = await client.callTool({ name, arguments: given });
  const [content] = result.content as readonly { readonly text: string }[];
  return {
    text: content?.text ?? '',
    data: JSON.parse(JSON.stringify(result.structuredContent)),
    isError: result.isError === true,
  };
}

/** A client and a server of this process, and the duels of the server. */
export async function session({
  seat,
  maxDuels = 50,
}: {
  readonly seat?: Player;
  readonly maxDuels?: number;
} = {}) {
  const duels = new SeatedDuels(maxDuels);
  const server = mcpServer({ duels, served: BUILT_IN, seat, opponent: 'greedy' });
  const client = new Client({ name: 'test', version: '1' });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(theirs), client.connect(ours)]);
  return { client, duels };
}
