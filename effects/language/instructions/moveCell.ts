import type { Zone } from '../../../table/zones.ts';
import { chosenIn } from '../boundNames.ts';
import { describeTarget, describeZone } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Target } from '../vocabulary.ts';

/** 814.1e, 821.1c. One card of a creature that several cells make up goes to a zone; the player who does this picks which. */
export interface MoveCellInstruction {
  readonly do: 'moveCell';
  readonly what: Target;
  readonly to: Zone;
}

/** One cell of a creature goes to a zone, as a card. */
export const moveCell = (what: Target, to: Zone): Effect => ({ do: 'moveCell', what, to });

export const moveCellWord: InstructionWord<MoveCellInstruction> = {
  text: ({ what, to }) => `take one cell of ${describeTarget(what)} to the ${describeZone(to)}`,
  binds: ({ what }) => chosenIn(what),
  reach: () => ({ what: ['battleZone'] }),
  notTheSpell: ['what'],
  generated: {
    weight: 1,
    fields: { what: { target: ['battleZone'] }, to: ['hand', 'graveyard', 'manaZone'] },
  },
};
