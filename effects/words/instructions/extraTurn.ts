import { opponentOf, type Player } from '../../../table/nouns.ts';
import type { Play } from '../../play/play.ts';
import { always } from '../../questions/legality/attempts.ts';
import { playersOf } from '../../state/scope.ts';
import type { InstructionRules } from '../instructionRules.ts';

export const extraTurnRules: InstructionRules<'extraTurn'> = {
  *perform(play, { who }, scope) {
    for (const player of playersOf(who, scope.player)) gainTurn(play, player);
    return { performed: true, scope };
  },
  isPossible: always,
};

/** 500.5, 500.5a. The extra turn comes right after this one; if both players gain one, the active player's comes first. */
function gainTurn(play: Play, player: Player): void {
  const { turn } = play.game;
  const { next = opponentOf(turn.active) } = turn;
  const others = turn.extra.findIndex((one) => one !== turn.active);
  const at = others < 0 || player !== turn.active ? turn.extra.length : others;
  play.set({ turn: { ...turn, extra: turn.extra.toSpliced(at, 0, player), next } });
  play.note({ kind: 'turnGained', player }, '500.5');
}
