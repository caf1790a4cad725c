import { describeCount, OWNERS } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import { describeRef } from '../nounParts.ts';
import type { Amount, Effect, Ref, Who } from '../vocabulary.ts';

/** 701.14a. Shields of players are broken. */
export interface BreakShieldsInstruction {
  readonly do: 'breakShields';
  readonly of: Who;
  readonly count: Amount | 'all';
  /** Not the bearer, which is a shield itself. */
  readonly other?: true;
  /** 605.2b. Chosen by that player, not by the player of the effect. */
  readonly by?: 'opponent';
  /** 605.2d. The creature that breaks them, not the source of the effect. */
  readonly with?: Ref;
}

/** Shields of a player are broken. */
export const breakShields = (count: Amount | 'all', of: Who = 'opponent'): Effect => ({
  do: 'breakShields',
  of,
  count,
});

/** One of the shields of the opponent is broken, and the opponent chooses which. */
export const opponentChoosesShieldToBreak = (): Effect => ({
  do: 'breakShields',
  of: 'opponent',
  count: 1,
  by: 'opponent',
});

/** A creature breaks shields of yours other than the bearer. */
export const breakYourOthers = (count: Amount | 'all', creature: Ref): Effect => ({
  do: 'breakShields',
  of: 'you',
  count,
  other: true,
  with: creature,
});

export const breakShieldsWord: InstructionWord<BreakShieldsInstruction> = {
  text: ({ of, count, other, by, with: creature }) => {
    const shields = `${OWNERS[of] || "each player's"} ${other ? 'other shields' : 'shields'}`;
    const choice = by === undefined ? '' : " of your opponent's choice";
    return `break ${describeCount(count)} of ${shields}${choice}${creature === undefined ? '' : ` with ${describeRef(creature.ref)}`}`;
  },
  notTheSpell: ['with'],
  generated: {
    weight: 4,
    fields: { of: 'who', count: 'countOrAll' },
    optional: { other: [true], by: ['opponent'], with: 'ref' },
  },
};
