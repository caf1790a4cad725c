/** The worker that records a case inside the charts, for the inspector's page. */

import { Session } from '@taiki/inspector';
import { allCards, createEngine } from 'taiki';
import { STANDALONE_ELEMENT, type Standalone } from '../../../inspector/exportedPage.ts';
import { openCase } from '../host/case.ts';

/** Of the inspector, set by the build. */
declare const INSPECTOR_VERSION: string;

/** A duel as an exported page of the inspector has it. */
export interface Recording {
  /** What its elements contain, by id. */
  readonly elements: readonly (readonly [id: string, json: string])[];
  /** The record at which the duel is now. */
  readonly now: number;
}

function recorded(input: unknown): Recording {
  const engine = createEngine({ cards: allCards });
  const { duel } = openCase('inspected', engine, input);
  const session = new Session({
    title: 'A duel in the tab',
    agents: { p1: engine.greedyAgent, p2: engine.greedyAgent },
    engine,
  });
  session.load('duel.taiki', duel.record());
  const { header, lines } = session;
  const partOf = ({ id }: { readonly id: number }): string => `taiki-records-${id}`;
  const data: Standalone = {
    // The page lays out the charts itself.
    hello: { type: 'hello', version: INSPECTOR_VERSION, header, receiver: undefined, layouts: undefined },
    lines: lines.map((line) => ({ line: line.info, parts: [partOf(line)] })),
  };
  const elements = [
    [STANDALONE_ELEMENT, JSON.stringify(data)] as const,
    ...lines.map((line) => [partOf(line), JSON.stringify(line.ownRecords)] as const),
  ];
  const records = lines.flatMap(({ ownRecords }) => ownRecords);
  const now =
    duel.decision === undefined ? records.at(-1) : records.findLast(({ kind }) => kind === 'decision');
  return { elements, now: now?.seq ?? 0 };
}

interface Request {
  readonly id: number;
  readonly params: { readonly case: unknown };
}

// A worker's `postMessage` has no target origin: the types here are those of a page.
const scope = globalThis as unknown as {
  postMessage(reply: object): void;
  onmessage: (event: MessageEvent<Request>) => void;
};
scope.onmessage = ({ data: { id, params } }) => {
  try {
    scope.postMessage({ id, result: recorded(params.case) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    scope.postMessage({ id, error: { code: 'NOT_RECORDED', message } });
  }
};
