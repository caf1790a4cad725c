import { createRequire } from 'node:module';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { rpcErrorOf } from '@taiki/server/rpc';
import { rejection } from './rejection.ts';
import { checkArguments, schemaOf } from './toolParameters.ts';
import { type Session, TOOLS } from './tools.ts';

const { version } = createRequire(import.meta.url)('@taiki/cli/package.json') as { readonly version: string };

const INSTRUCTIONS =
  'A rules-exact engine of the Duel Masters card game. set_up begins a duel, options and answer play it, explain says why something is not allowed, judge plays a case with its rules. Numbers such as 506.3b are of the General Game Rules: look_up_rule.';

/** The MCP server of one session. */
export function mcpServer(session: Session): Server {
  const server = new Server(
    { name: 'taiki', version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: Object.entries(TOOLS).map(([name, { description, parameters, effect }]) => ({
      name,
      description,
      inputSchema: schemaOf(parameters),
      annotations: { readOnlyHint: effect === 'reads', openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    called(session, params.name, params.arguments),
  );
  return server;
}

async function called(session: Session, name: string, given: unknown): Promise<CallToolResult> {
  try {
    const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
    if (tool === undefined)
      throw rejection(
        'UNKNOWN_TOOL',
        `Unknown tool ${JSON.stringify(name.slice(0, 80))}. Expected one of ${Object.keys(TOOLS).join(', ')}.`,
      );
    const { text, data } = await tool.call(session, checkArguments(name, tool.parameters, given));
    return { content: [{ type: 'text', text }], structuredContent: { ...data } };
  } catch (thrown) {
    return refusal(thrown);
  }
}

/** A mistake is a result, so that the caller can correct it. */
function refusal(thrown: unknown): CallToolResult {
  const { message, data } = rpcErrorOf(thrown);
  return {
    isError: true,
    content: [{ type: 'text', text: `${data.code}: ${message}` }],
    structuredContent: { code: data.code, message },
  };
}
