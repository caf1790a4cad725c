// Writes the JSON Schema of what `taiki serve` speaks, derived from the types of its protocol.
// `node tools/protocol.mjs` writes it; `--check` only says whether it is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const OUTPUT = 'cli/serve/protocolSchema.ts';

const generator = createGenerator({
  path: here('cli/serve/protocol.ts'),
  tsconfig: here('tools/tsconfig.protocol.json'),
  skipTypeCheck: true,
  additionalProperties: false,
});

const { Methods, ...definitions } = {
  ...generator.createSchema('Methods').definitions,
  ...generator.createSchema('ErrorResponse').definitions,
};

const methods = Object.fromEntries(
  Object.entries(Methods.properties).map(([name, { description, properties }]) => [
    name,
    { description, params: properties.params, result: properties.result },
  ]),
);

const envelope = (properties, required) => ({
  type: 'object',
  properties: { jsonrpc: { const: '2.0' }, ...properties },
  required: ['jsonrpc', ...required],
});

const requestOf = ([method, { params }]) => {
  const { required = [] } = definitions[params.$ref.replace('#/definitions/', '')] ?? {};
  return envelope({ id: { $ref: '#/definitions/RequestId' }, method: { const: method }, params }, [
    'method',
    ...(required.length > 0 ? ['params'] : []),
  ]);
};

const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'taiki serve: JSON-RPC 2.0, one message a line',
  description:
    'A message to the server is a Request, or a list of them; a message from it is a Response, or a list of them.',
  methods,
  definitions: {
    Request: { anyOf: Object.entries(methods).map(requestOf) },
    Response: {
      anyOf: [
        envelope({ id: { $ref: '#/definitions/RequestId' }, result: {} }, ['id', 'result']),
        { $ref: '#/definitions/ErrorResponse' },
      ],
    },
    ...definitions,
  },
};

const source = [
  '// Made from the types in cli/serve/protocol.ts by `npm run protocol`. Do not edit.',
  '',
  `export const protocolSchema: Readonly<Record<string, unknown>> = JSON.parse(${JSON.stringify(JSON.stringify(schema))});`,
  '',
].join('\n');

if (process.argv.includes('--check')) {
  if (readFileSync(here(OUTPUT), 'utf8') !== source) {
    console.error(`Out of date: ${OUTPUT}. Run "npm run protocol".`);
    process.exitCode = 1;
  }
} else writeFileSync(here(OUTPUT), source);
