import { type Agent, askAgent, type Duel, IllegalChoiceError, OptionsError, type Player } from 'taiki';
import {
  defaultEncoder,
  type Picks,
  pickSlot,
  startPicks,
  type VectorDuels,
  type VectorOptions,
} from 'taiki/learning';
import { AGENT_MAKERS } from '../../agentRegistry.ts';
import { rejection } from '../errors.ts';
import type { Handlers } from '../handlers.ts';
import type { OpenDuels } from '../openDuels.ts';
import { deckOf, type Served, withServed } from '../served.ts';
import type { PackedObservations, PickState, VectorParams, VectorState } from './learningProtocol.ts';
import { type OpenVector, OpenVectors } from './openVectors.ts';
import { base64Of, joined, packedObservations } from './packedArrays.ts';
import { ShownInFile } from './shownInFile.ts';

type LearningMethod = Extract<keyof Handlers, `learning.${string}`>;

type Agents = { readonly [P in Player]?: Agent };

/** The handlers of the methods for programs that learn to play. */
export function learningHandlers(duels: OpenDuels, served: Served): Pick<Handlers, LearningMethod> {
  const vectors = new OpenVectors(duels);
  const agents = new WeakMap<Duel, Agents>();
  const { schema } = defaultEncoder();
  const shown = new ShownInFile();
  const showIn = (file: string | undefined): Show => {
    if (file === undefined) return packed;
    checkMayWrite(served);
    shown.open(file);
    return (duel, picks) => {
      shown.write(duel, picks);
      return null;
    };
  };
  return {
    'learning.schema': () => schema,
    'learning.observe': ({ duel, player, slots = [] }) => {
      const found = duels.find(duel);
      const picks = slots.length === 0 ? undefined : picksOf(found, player, slots);
      return packedObservations(schema, defaultEncoder().observe(found, player, picks));
    },
    'learning.pick': ({ duel, slots, file }) => {
      const found = duels.find(duel);
      const show = showIn(file);
      const { decision } = found;
      if (decision === undefined)
        throw new IllegalChoiceError('DUEL_OVER', 'The duel is over: nothing is to be picked.');
      const picks = picksOf(found, decision.player, slots);
      if (picks.answer === undefined) return stateOf(found, picks, slots, show);
      found.choose(picks.answer);
      return answeredBy(found, agents.get(found), show);
    },
    'learning.agent': ({ duel, player, agent, seed = 0 }) => {
      const found = duels.find(duel);
      const all = { ...agents.get(found), [player]: AGENT_MAKERS[agent](checkedSeed(seed)) };
      if (all.p1 !== undefined && all.p2 !== undefined)
        throw new OptionsError(
          'learning.agent: expected an agent for one player at most, so that somebody picks.',
        );
      agents.set(found, all);
      return answeredBy(found, all, packed);
    },
    'learning.create': (params) => {
      const { file, ...options } = params;
      if (file !== undefined) checkMayWrite(served);
      const vector = vectors.open(vectorOptions(options, served), file);
      return { vector, ...vectorState(vectors.find(vector)) };
    },
    'learning.step': ({ vector, slots, final }) => {
      const found = vectors.find(vector);
      found.duels.step(slots);
      const state = vectorState(found);
      return final === undefined ? state : { ...state, final: finalOf(found.duels, final) };
    },
    'learning.reset': ({ vector, seed }) => {
      const found = vectors.find(vector);
      found.duels.reset(seed);
      return vectorState(found);
    },
    'learning.close': ({ vector }) => {
      vectors.close(vector);
      return null;
    },
  };
}

function checkMayWrite({ files }: Served): void {
  if (files !== true)
    throw new OptionsError('file: expected none, since only taiki serve --stdio writes files.');
}

function checkedSeed(seed: number): number {
  if (Number.isSafeInteger(seed) && seed >= 0) return seed;
  throw new OptionsError(`seed: expected a whole number from 0 to 2^53 - 1, not ${seed}.`);
}

/** @throws INVALID_PARAMS if another player has to decide. */
function picksOf(duel: Duel, player: Player, slots: readonly number[]): Picks {
  const decision = duel.decisionFor(player);
  if (decision === undefined)
    throw rejection('INVALID_PARAMS', `slots: ${player} has no open decision. Expected no slots.`);
  return slots.reduce(pickSlot, startPicks(decision));
}

/** Shows a client what the player who has to pick may know: in the answer, or elsewhere, which is null. */
type Show = (duel: Duel, picks: Picks) => PackedObservations | null;

const packed: Show = (duel, picks) => {
  const encoder = defaultEncoder();
  return packedObservations(encoder.schema, encoder.observe(duel, picks.decision.player, picks));
};

/** Lets agents answer until somebody else has to pick. */
function answeredBy(duel: Duel, agents: Agents | undefined, show: Show): PickState {
  for (let { decision } = duel; decision !== undefined; { decision } = duel) {
    const { player } = decision;
    const agent = agents?.[player];
    if (agent === undefined) return stateOf(duel, startPicks(duel.decisionFor(player) ?? decision), [], show);
    duel.choose(askAgent(duel, agent), player);
  }
  return { player: null, slots: [], observation: null, result: duel.result ?? null };
}

const stateOf = (duel: Duel, picks: Picks, slots: readonly number[], show: Show): PickState => ({
  player: picks.decision.player,
  slots,
  observation: show(duel, picks),
  result: null,
});

function vectorState({ duels, file }: OpenVector): VectorState {
  file?.write(duels.observations);
  return {
    observations: file === undefined ? packedObservations(duels.schema, duels.observations) : null,
    players: base64Of(duels.players),
    rewards: base64Of(duels.rewards),
    ended: base64Of(duels.ended),
    truncated: base64Of(duels.truncated),
    results: duels.results.map((result) => result ?? null),
  };
}

/** What a player may know at the end of each duel that the last step ended. */
function finalOf(vector: VectorDuels, player: Player): PackedObservations | null {
  const ended = Array.from({ length: vector.size }, (_, row) => vector.observeEnded(row, player)).filter(
    (one) => one !== undefined,
  );
  return ended.length === 0 ? null : packedObservations(vector.schema, joined(ended));
}

function vectorOptions(
  { decks, agents, ...others }: Omit<VectorParams, 'file'>,
  served: Served,
): VectorOptions {
  const { p1, p2 } = agents ?? {};
  return {
    ...withServed(others, served),
    decks: { p1: deckOf(decks.p1, served), p2: deckOf(decks.p2, served) },
    agents: {
      ...(p1 === undefined ? {} : { p1: AGENT_MAKERS[p1] }),
      ...(p2 === undefined ? {} : { p2: AGENT_MAKERS[p2] }),
    },
  };
}
