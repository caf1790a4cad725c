import { asOne, partsOf } from '../../table/links.ts';
import type { CardObject, FaceIndex } from '../../table/nouns.ts';
import { happen } from '../events/happen.ts';
import { CARD_TYPE_FACTS, type CardType, isOfType } from '../language/cardTypes.ts';
import type { Play } from '../play/play.ts';
import { cardAt } from '../questions/abilities/repertoire.ts';
import { nameOf, sideAt } from '../questions/characteristics/characteristics.ts';
import { canBeTurnedOver } from '../questions/characteristics/sides.ts';
import type { PrintedCard } from '../state/caches.ts';
import type { Procedure } from '../state/game.ts';
import type { Happening } from '../state/reported/facts.ts';
import { turnCells } from './piles/cells.ts';
import { firstOf } from './piles/linking.ts';

/** The rules by which cards turn over that are no draghearts. */
const TURNING: { readonly [T in CardType]?: string } = {
  psychicCreature: '701.20a',
  psychicCrossGear: '701.20a',
  duelmateCreature: '317.5',
  duelmateSpell: '317.5',
  forbiddenBeat: '701.25a',
  wdField: '819.1b',
  rite: '701.31a',
  finalForbiddenField: '701.29a',
};

/** 807.1. The side that lies up next: the one after it, or the one before if it is the last. */
function nextSide({ third }: PrintedCard, face: FaceIndex): FaceIndex {
  if (face === 1) return third === undefined ? 0 : 2;
  return 1;
}

/**
 * 701.20a, 701.22a, 701.25a, 701.29a, 701.31a, 819.1b. Turns cards over at once, and returns those that were. 805.5, 807.1a: each stays the same object, tapped as it was and in
 * the same attack; an object that is no longer a creature untaps (105.4a), and one that is no longer a cross gear or
 * weapon is crossed onto or equipped to nothing (303.4, 305.2).
 * The cells of a super creature turn over together and come apart (806.2). What is linked with a rite or a final forbidden field
 * turns over with it, and all are one creature (701.29a, 701.31a).
 */
export function* turnObjectsOver(
  play: Play,
  objects: readonly CardObject[],
): Procedure<readonly CardObject[]> {
  const turned = objects.flatMap(({ id }) => {
    const now = play.find(id);
    return now !== undefined && canBeTurnedOver(play, now) ? [now] : [];
  });
  if (turned.length === 0) return turned;
  const { game } = play;
  const turnedCells = turned.filter(({ links, face }) => links !== undefined && face === 1);
  const cells: Happening[] = [];
  for (const object of turnedCells) {
    const parts = partsOf(object).map((part) => asOne([part]));
    cells.push(...turnCells(play, object.id, yield* firstOf(play, object, parts), '806.2'));
  }
  const others = turned.filter((object) => !turnedCells.includes(object));
  for (const object of others) {
    const face = nextSide(cardAt(play, object.card), object.face);
    const { type } = sideAt(cardAt(play, object.card), face);
    const { canBeTapped } = CARD_TYPE_FACTS[type];
    const attachedTo =
      isOfType(type, 'crossGear') || type === 'dragheartWeapon' ? object.attachedTo : undefined;
    play.change([object.id], { face, attachedTo, tapped: object.tapped && canBeTapped });
  }
  const events = others.map((object): Happening => {
    const card = cardAt(play, object.card);
    const fromSide = sideAt(card, object.face).ownName;
    const toSide = sideAt(card, nextSide(card, object.face)).ownName;
    const about = { player: object.owner, object: object.id, name: nameOf(game, object) };
    const rule = TURNING[card.first.type] ?? '701.22a';
    return [{ kind: 'cardTurnedOver', ...about, fromSide, toSide }, rule];
  });
  yield* happen(play, [...events, ...cells], game);
  return turned;
}
