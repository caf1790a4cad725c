import { type CardObject, PLAYERS, type Player } from '../../table/nouns.ts';
import { counted } from '../../table/objects.ts';
import { LABELS } from '../../table/sentences/labels.ts';
import { PROMPTS } from '../../table/sentences/prompts.ts';
import { isOfType } from '../language/cardTypes.ts';
import { askOne } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { repertoireOf } from '../questions/abilities/repertoire.ts';
import { faceOf } from '../questions/characteristics/characteristics.ts';
import { infoOf } from '../questions/characteristics/objectInfo.ts';
import type { Procedure } from '../state/game.ts';
import { request } from '../state/reported/moveRequest.ts';
import { bothInOrder } from '../state/scope.ts';
import { moveTogether } from './moves.ts';

const NONE: readonly CardObject[] = [];

/** 815.1a. The S-MAX evolution creatures of a player, if there are more than the one that may stay. */
function surplusOf(play: Play, player: Player): readonly CardObject[] {
  if (!repertoireOf(play).sMaxEvolutions) return NONE;
  const found = counted(play.game, player, 'battleZone').filter((object) =>
    isOfType(faceOf(play, object).type, 'sMaxEvolutionCreature'),
  );
  return found.length > 1 ? found : NONE;
}

/** 815.1a. Whether no player has more than one S-MAX evolution creature. */
export const hasOneSMaxAtMost = (play: Play): boolean =>
  PLAYERS.every((player) => surplusOf(play, player).length === 0);

/**
 * 604.4, 604.4b, 815.1a. Of several S-MAX evolution creatures their player keeps one and returns the others to the hand, the active player first. A
 * static ability does this: at once, also in the middle of an effect. Returns whether any was returned.
 */
export function* keepOneSMax(play: Play): Procedure<boolean> {
  let returned = false;
  for (const player of bothInOrder(play)) {
    const creatures = surplusOf(play, player);
    if (creatures.length === 0) continue;
    const kept = yield* askOne({
      player,
      kind: 'choose',
      rule: '815.1a',
      prompt: PROMPTS.sMaxEvolution,
      options: creatures.map((creature) => {
        const card = infoOf(play, creature, player, 'known');
        return { option: { label: card.name ?? LABELS.creature, card }, value: creature };
      }),
    });
    const others = creatures.filter((creature) => creature !== kept);
    const moved = yield* moveTogether(
      play,
      others.map((creature) => ({ ...request(creature, 'hand', 'cardMoved', '815.1a'), causedBy: player })),
    );
    returned ||= moved.length > 0;
  }
  return returned;
}
