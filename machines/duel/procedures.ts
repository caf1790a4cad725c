import { resolveStandby } from '../../effects/actions/resolving.ts';
import { chooseNextEffect } from '../../effects/actions/standbyOrder.ts';
import type { Outcome } from '../../effects/interpreter/run.ts';
import type { Play } from '../../effects/play/play.ts';
import type { Procedure, StandbyEffect } from '../../effects/state/game.ts';
import { placeShields, shuffleDecks, takeHands } from '../../effects/steps/opening.ts';
import { beginAttackBattle, fight } from '../../effects/steps/turn/attack/battle.ts';
import { announceBlock, chooseBlockers } from '../../effects/steps/turn/attack/block.ts';
import { chooseAttack, declareAttack } from '../../effects/steps/turn/attack/declaration.ts';
import {
  breakShields,
  chooseShields,
  winByDirectAttack,
} from '../../effects/steps/turn/attack/directAttack.ts';
import { announceEndOfAttack, endAttack } from '../../effects/steps/turn/attack/endOfAttack.ts';
import { chargeMana } from '../../effects/steps/turn/charge.ts';
import { drawForTurn } from '../../effects/steps/turn/draw.ts';
import { announceEndOfTurn, endTurn } from '../../effects/steps/turn/end.ts';
import {
  announce,
  chooseBase,
  chooseMainAction,
  crossGear,
  declareUse,
  payCost,
  putOrCast,
} from '../../effects/steps/turn/main.ts';
import { untapAll } from '../../effects/steps/turn/startOfTurn.ts';
import { declareUsage } from '../../effects/steps/window.ts';
import type { DuelContext, Next } from './context.ts';

function nextOf({ next }: Pick<DuelContext, 'next'>): Next {
  if (next === undefined) throw new Error('The arbiter has not said what is next.');
  return next;
}

function resolvingOf({ resolving }: Pick<DuelContext, 'resolving'>): StandbyEffect {
  if (resolving === undefined) throw new Error('No effect has begun to resolve.');
  return resolving;
}

type Run = (play: Play, context: Pick<DuelContext, 'next' | 'resolving' | 'order'>) => Procedure<Outcome>;

/** The pieces of play that states of the duel chart run on entry, by the name that the chart calls them. */
export const procedures = {
  shuffleDecks,
  placeShields,
  takeHands,
  untapAll,
  drawForTurn,
  chargeMana,
  chooseMainAction,
  declareUse,
  payCost,
  announceUse: announce,
  chooseBase,
  putOrCast,
  crossGear,
  chooseAttack,
  declareAttack,
  chooseBlockers,
  announceBlock,
  beginBattle: beginAttackBattle,
  fight,
  winByDirectAttack,
  chooseShields,
  breakShields,
  announceEndOfAttack,
  endAttack,
  announceEndOfTurn,
  endTurn,
  declareUsage: (play, context) => declareUsage(play, nextOf(context).player, nextOf(context).opportunities),
  chooseNextEffect: (play, context) =>
    chooseNextEffect(play, nextOf(context).player, nextOf(context).effects, context.order),
  resolveEffect: (play, context) => resolveStandby(play, resolvingOf(context)),
} satisfies Record<string, Run>;

/** The name by which a state calls what it runs on entry. */
export type ProcedureName = keyof typeof procedures;

export const procedureNamed = (name: ProcedureName): Run => procedures[name];
