import { EXPECTATIONS } from '../../table/sentences/problems.ts';
import type { Zone } from '../../table/zones.ts';
import type { NameFlow, Names } from './boundNames.ts';
import type { Generated } from './generated.ts';
import type { Describers } from './textOf.ts';

/** A field that could never take effect, with what was expected and what was found. */
export type Misfit = readonly [field: string, expected: string, found: unknown];

/** What a reader of texts has to know of an instruction. */
export interface InstructionFacts {
  /** Goes on to the end of its text, so that what follows would seem to belong to it. */
  readonly open?: true;
  /** The name that it gives unless it says another one. */
  readonly usualName?: string;
  /** Its only field is this list of effects: a list of one means the same as its member. */
  readonly listField?: string;
}

/** All that the language knows of an instruction. What it does is in the file of the same name in `effects/words`. */
export interface InstructionWord<I extends { readonly do: string }> extends InstructionFacts {
  /** What it does, without a full stop. */
  readonly text: (instruction: I, describe: Describers) => string;
  /** 605.2c. The names of objects that it binds for what follows. */
  readonly binds?: (instruction: I) => readonly string[];
  /** Checks its names and returns those for what follows, where it does more than `binds` says. */
  readonly names?: (instruction: I, names: Names, flow: NameFlow<keyof I & string>) => Names;
  /** The zones in which cards must lie so that it can be done to them, by the field that names the cards. */
  readonly reach?: (instruction: I) => { readonly [F in keyof I]?: readonly Zone[] };
  /** 302.2. Fields that never name the card of a spell, since what they name must be in the battle zone. */
  readonly notTheSpell?: readonly (keyof I & string)[];
  /** 302.2. Fields that name the card of a spell only where its other half is a creature. `do`: it always means its own card. */
  readonly notTheSpellAlone?: readonly (keyof I & string)[];
  /** The first field that allows no legal answer, or could never take effect. */
  readonly misfit?: (instruction: I) => Misfit | undefined;
  /** How the test kit generates it. */
  readonly generated: Generated<I>;
}

/** 605.2b. One player decides, so "any" names nobody. */
export const misfitOfDecider = ({ by }: { readonly by: string }): Misfit | undefined =>
  by === 'any' ? ['by', EXPECTATIONS.decider, by] : undefined;
