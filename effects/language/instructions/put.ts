import { ZONES } from '../../../table/zones.ts';
import { chosenIn } from '../boundNames.ts';
import { describeTarget } from '../describeNouns.ts';
import { calledBy } from '../grammar.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Target } from '../vocabulary.ts';

/** 409.1. Cards are put into the battle zone. */
export interface PutInstruction {
  readonly do: 'put';
  readonly what: Target;
  readonly onto?: Target;
  /** 305.2. The creatures of which a weapon among them is equipped to one; to any of its player if this does not say. */
  readonly equip?: Target;
  readonly tapped?: true;
  /** 507.4. It becomes the blocking creature of the attack in progress, without having blocked. */
  readonly blocking?: true;
  readonly as?: string;
}

/** Cards are put into the battle zone. */
export const put = (what: Target): Effect => ({ do: 'put', what });

/** Cards are put on top of a creature in the battle zone. */
export const putOnto = (what: Target, onto: Target): Effect => ({ do: 'put', what, onto });

/** 305.2. Cards are put into the battle zone; a weapon among them is equipped to one of these creatures. */
export const putEquipped = (what: Target, equip: Target): Effect => ({ do: 'put', what, equip });

export const putWord: InstructionWord<PutInstruction> = {
  text: ({ what, onto, equip, tapped, blocking, as }) => {
    const place = onto === undefined ? 'into the battle zone' : `on ${describeTarget(onto)}`;
    const marks = `${tapped ? ' tapped' : ''}${blocking ? ', blocking' : ''}`;
    const weapons = equip === undefined ? '' : `, equipping weapons to ${describeTarget(equip)}`;
    return `put ${describeTarget(what)} ${place}${marks}${weapons}${calledBy(as, 'put')}`;
  },
  usualName: 'put',
  binds: ({ what, onto, equip, as }) => [
    ...chosenIn(onto),
    ...chosenIn(what),
    ...chosenIn(equip),
    as ?? 'put',
  ],
  reach: ({ onto }) => (onto === undefined ? { what: OUTSIDE, equip: ['battleZone'] } : {}),
  notTheSpellAlone: ['what'],
  generated: {
    weight: 6,
    fields: { what: { target: ['hand', 'graveyard', 'manaZone'] } },
    optional: {
      onto: { target: ['battleZone'] },
      equip: { target: ['battleZone'] },
      tapped: [true],
      blocking: [true],
      as: ['put'],
    },
  },
};

const OUTSIDE = ZONES.filter((zone) => zone !== 'battleZone');
