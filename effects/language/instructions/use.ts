import { ZONES } from '../../../table/zones.ts';
import { chosenIn } from '../boundNames.ts';
import { describeTarget } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Target } from '../vocabulary.ts';

/** 601.1. Cards are used without their costs being paid. */
export interface UseInstruction {
  readonly do: 'use';
  readonly what: Target;
  readonly onto?: Target;
  /** 701.4a. Your opponent's spells are cast by you, and go to their owner's graveyard; other cards of the opponent are not used. */
  readonly by?: 'you';
  /** 601.1a. What the effect has had paid for it is its cost, by the title of the ability where it has one. */
  readonly paid?: true | 'kirifudash';
}

/** A card is used without paying its cost. */
export const useFree = (what: Target): Effect => ({ do: 'use', what });

/** A card is used for what has been paid as its cost. */
export const usePaid = (what: Target): Effect => ({ do: 'use', what, paid: true });

/** You use a card without paying its cost, also a spell of your opponent. */
export const useFreeYourself = (what: Target): Effect => ({ do: 'use', what, by: 'you' });

/** A creature is summoned on top of others without paying its cost. */
export const useOnto = (what: Target, onto: Target): Effect => ({ do: 'use', what, onto });

const PAID = { untitled: 'for that cost', kirifudash: 'for the cost of its kirifudash' } as const;

export const useWord: InstructionWord<UseInstruction> = {
  text: ({ what, onto: base, by, paid }) => {
    const onto = base === undefined ? '' : ` onto ${describeTarget(base)}`;
    return `use ${describeTarget(what)}${onto}${by === undefined ? '' : ' yourself'} ${paid === undefined ? 'without paying its cost' : PAID[paid === true ? 'untitled' : paid]}`;
  },
  binds: ({ what, onto }) => [...chosenIn(onto), ...chosenIn(what), 'used'],
  reach: () => ({ what: OUTSIDE }),
  generated: {
    weight: 4,
    fields: { what: { target: ['hand', 'graveyard', 'manaZone'] } },
    optional: { onto: { target: ['battleZone'] }, by: ['you'], paid: [true, 'kirifudash'] },
  },
};

const OUTSIDE = ZONES.filter((zone) => zone !== 'battleZone');
