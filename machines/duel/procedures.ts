import { chooseNextEffect } from '../../effects/actions/choosing/standbyOrder.ts';
import { resolveStandby } from '../../effects/actions/resolving.ts';
import { stateBasedActions } from '../../effects/actions/stateBased.ts';
import type { Play } from '../../effects/play/play.ts';
import { FINISHED } from '../../effects/state/finished.ts';
import type { Opportunity, Procedure, StandbyEffect } from '../../effects/state/game.ts';
import type { Outcome } from '../../effects/state/reported/outcome.ts';
import { placeShields, shuffleDecks, takeHands } from '../../effects/steps/opening.ts';
import { beginAttackBattle, fight } from '../../effects/steps/turn/attack/battle.ts';
import { announceBlock, chooseBlockers } from '../../effects/steps/turn/attack/block.ts';
import { chooseAttack, declareAttack } from '../../effects/steps/turn/attack/declaration.ts';
import {
  breakShields,
  chooseBreaker,
  chooseShields,
  winByDirectAttack,
} from '../../effects/steps/turn/attack/directAttack.ts';
import { announceEndOfAttack, endAttack } from '../../effects/steps/turn/attack/endOfAttack.ts';
import { useTapAbility } from '../../effects/steps/turn/attack/tapAbility.ts';
import {
  beginAttackStep,
  beginCharge,
  beginDirectAttack,
  beginMain,
} from '../../effects/steps/turn/beginStep.ts';
import { chargeMana } from '../../effects/steps/turn/charge.ts';
import { drawForTurn } from '../../effects/steps/turn/draw.ts';
import { announceEndOfTurn, endEffectsOfTurn, endTurn } from '../../effects/steps/turn/end.ts';
import { useHyperize } from '../../effects/steps/turn/hyperizing.ts';
import {
  announce,
  chooseBase,
  chooseMainAction,
  crossGear,
  crossGearFree,
  declareGalaxyshield,
  declareUse,
  payCost,
  payGalaxyshield,
  placeGalaxyshield,
  putOrCast,
} from '../../effects/steps/turn/main.ts';
import { announceStartOfTurn, untapAll } from '../../effects/steps/turn/startOfTurn.ts';
import { declareUsage } from '../../effects/steps/window.ts';
import type { Player } from '../../table/nouns.ts';
import { mapTable } from '../mapTable.ts';

/** The player who declares or resolves next according to the arbiter, and what they can declare or resolve. */
export interface NextToAct {
  readonly player: Player;
  readonly opportunities: readonly Opportunity[];
  readonly effects: readonly StandbyEffect[];
}

/** The parts of the context, other than the game, that procedures read. */
export interface ProcedureInput {
  readonly next: NextToAct | undefined;
  readonly resolving: StandbyEffect | undefined;
  readonly order: readonly number[];
}

export function nextOf({ next }: ProcedureInput): NextToAct {
  if (next === undefined) throw new Error('context.next is undefined, expected the answer of the arbiter.');
  return next;
}

export function resolvingOf({ resolving }: ProcedureInput): StandbyEffect {
  if (resolving === undefined)
    throw new Error('context.resolving is undefined, expected the effect to resolve.');
  return resolving;
}

type Run = (play: Play, input: ProcedureInput) => Procedure<Outcome>;

/**
 * 703.1. Procedures that state-based actions follow. Those of `UNSETTLED` are the rest: they only choose, are followed by the next
 * procedure at the same instant (601.1g, 507.3), or perform instructions that are followed by state-based actions themselves.
 */
const SETTLED = {
  untapAll,
  announceStartOfTurn,
  beginCharge,
  chargeMana,
  beginMain,
  beginAttackStep,
  payCost,
  putOrCast,
  payGalaxyshield,
  placeGalaxyshield,
  crossGear,
  crossGearFree,
  useHyperize,
  declareAttack,
  useTapAbility,
  announceBlock,
  fight,
  breakShields,
  endAttack,
  endEffectsOfTurn,
} satisfies Record<string, (play: Play) => Procedure>;

const UNSETTLED = {
  checkPosition: stateBasedActions,
  shuffleDecks,
  placeShields,
  takeHands,
  drawForTurn,
  chooseMainAction,
  declareUse,
  announceUse: announce,
  chooseBase,
  declareGalaxyshield,
  chooseAttack,
  chooseBlockers,
  beginBattle: beginAttackBattle,
  winByDirectAttack,
  beginDirectAttack,
  chooseBreaker,
  chooseShields,
  announceEndOfAttack,
  announceEndOfTurn,
  endTurn,
  declareUsage: (play, input) => declareUsage(play, nextOf(input).player, nextOf(input).opportunities),
  chooseNextEffect: (play, input) =>
    chooseNextEffect(play, nextOf(input).player, nextOf(input).effects, input.order),
  resolveEffect: (play, input) => resolveStandby(play, resolvingOf(input)),
} satisfies Record<string, Run>;

const settled =
  (run: (play: Play) => Procedure): Run =>
  (play) => {
    const process = run(play);
    return process === FINISHED ? stateBasedActions(play) : thenStateBasedActions(play, process);
  };

function* thenStateBasedActions(play: Play, process: Procedure): Procedure {
  yield* process;
  yield* stateBasedActions(play);
}

/** The procedures that states of the duel chart run on entry, by their names in the chart. */
export const procedures = { ...mapTable(SETTLED, settled), ...UNSETTLED };

/** The name of a procedure in the duel chart. */
export type ProcedureName = keyof typeof procedures;

export const procedureNamed = (name: ProcedureName): Run => procedures[name];
