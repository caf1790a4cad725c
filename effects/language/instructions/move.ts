import { EXPECTATIONS } from '../../../table/sentences/problems.ts';
import { ZONES, type Zone } from '../../../table/zones.ts';
import { chosenIn } from '../boundNames.ts';
import { describeMoveTo, describeOwner, describeTarget, zonesOf } from '../describeNouns.ts';
import { calledBy } from '../grammar.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Target } from '../vocabulary.ts';

/** 400.5. Cards go to a zone. */
export interface MoveInstruction {
  readonly do: 'move';
  readonly what: Target;
  readonly to: Zone;
  /** 401.6. Where in the deck. A number is a place counted from the top: 2 is below the top card. */
  readonly position?: 'top' | 'bottom' | number;
  readonly tapped?: true;
  readonly faceUp?: true;
  /** 405.4. It goes to the mana zone face down. */
  readonly faceDown?: true;
  /** 701.11a. They go to a deck in an order that nobody knows. */
  readonly shuffled?: true;
  readonly topOnly?: true;
  /** The shield trigger of a shield that goes to the hand may not be used. */
  readonly withoutShieldTrigger?: true;
  readonly as?: string;
}

/** Cards go to their owner's hand. */
export const returnToHand = (what: Target): MoveInstruction => ({ do: 'move', what, to: 'hand' });

/** Cards go to their owner's mana zone. */
export const putIntoMana = (what: Target): MoveInstruction => ({ do: 'move', what, to: 'manaZone' });

/** Cards go to their owner's mana zone face down. */
export const putIntoManaFaceDown = (what: Target): MoveInstruction => ({
  do: 'move',
  what,
  to: 'manaZone',
  faceDown: true,
});

/** Cards go to their owner's graveyard without being destroyed or discarded. */
export const putIntoGraveyard = (what: Target): MoveInstruction => ({ do: 'move', what, to: 'graveyard' });

/** 701.33a. Cards are sent to the abyss: they go to the abyss zone of their owner, which nothing replaces or prevents. */
export const sendToAbyss = (what: Target): MoveInstruction => ({ do: 'move', what, to: 'abyssZone' });

/** Cards become shields of their owner. */
export const addToShields = (what: Target): MoveInstruction => ({ do: 'move', what, to: 'shieldZone' });

/** Cards go to the top or to the bottom of their owner's deck, or to a place counted from the top. */
export const putOnDeck = (what: Target, position: 'top' | 'bottom' | number): MoveInstruction => ({
  do: 'move',
  what,
  to: 'deck',
  position,
});

/** Cards go to the bottom of their owner's deck. */
export const putOnDeckBottom = (what: Target): MoveInstruction => putOnDeck(what, 'bottom');

/** Cards are shuffled, and go to the bottom of their owner's deck. */
export const putOnDeckBottomShuffled = (what: Target): MoveInstruction => ({
  ...putOnDeckBottom(what),
  shuffled: true,
});

/** A shield goes to the hand, and its shield trigger cannot be used. */
export const takeShieldWithoutTrigger = (what: Target): MoveInstruction => ({
  do: 'move',
  what,
  to: 'hand',
  withoutShieldTrigger: true,
});

/** Cards move to a zone, tapped where it says so. */
export const moveTo = (to: Zone, what: Target, how?: 'tapped'): MoveInstruction => ({
  do: 'move',
  what,
  to,
  ...(how === undefined ? {} : { tapped: true }),
});

export const moveWord: InstructionWord<MoveInstruction> = {
  text: describeMove,
  usualName: 'moved',
  binds: ({ what, as }) => [...chosenIn(what), as ?? 'moved'],
  reach: ({ to }) => (to === 'deck' ? {} : { what: ZONES.filter((zone) => zone !== to) }),
  misfit: ({ position }) =>
    typeof position === 'number' && !(Number.isInteger(position) && position > 1)
      ? ['position', EXPECTATIONS.positionInDeck, position]
      : undefined,
  generated: {
    weight: 10,
    fields: { what: 'target', to: 'destination' },
    optional: {
      position: ['top', 'bottom', 2, 3],
      tapped: [true],
      faceUp: [true],
      faceDown: [true],
      shuffled: [true],
      topOnly: [true],
      withoutShieldTrigger: [true],
      as: ['moved'],
    },
  },
};

const placeText = (position: MoveInstruction['position'] = 'top'): string =>
  typeof position === 'number' ? `in place ${position} from the top` : `on the ${position}`;

export function describeMove(move: MoveInstruction): string {
  const what = describeTarget(move.what);
  const moved = move.topOnly ? `the top card of ${what}` : what;
  const owner = describeOwner(move.what, move.to);
  const place =
    move.to === 'deck'
      ? zonesOf(owner, `put ${moved} ${placeText(move.position)} of ${owner} deck`)
      : describeMoveTo(moved, move.to, owner);
  const marks = [
    ...(move.to !== 'deck' && move.position === 'bottom' ? ['at the bottom'] : []),
    ...(move.to !== 'deck' && typeof move.position === 'number' ? [placeText(move.position)] : []),
    ...(move.tapped ? ['tapped'] : []),
    ...(move.faceUp ? ['face up'] : []),
    ...(move.faceDown && move.to === 'manaZone' ? ['face down'] : []),
    ...(move.shuffled ? ['in a random order'] : []),
    ...(move.withoutShieldTrigger ? ['without using its shield trigger'] : []),
  ];
  return `${[place, ...marks].join(' ')}${calledBy(move.as, 'moved')}`;
}
