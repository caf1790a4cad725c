import { deepFreeze } from '../../../table/deepFreeze.ts';
import { youHave } from '../conditions/index.ts';
import { form } from '../generatedAbility.ts';
import { may, useOnto } from '../instructions/index.ts';
import type { NamedAbilityWord } from '../namedAbilityWord.ts';
import type { EventPattern, Filter, Triggered } from '../vocabulary.ts';
import { choose } from '../words/choices.ts';
import { cardsIn, self } from '../words/nouns.ts';

/** Four magic tools are chosen, and this is summoned onto them without paying. Each form has an event of its own. */
export interface GateOfMoonlessNightTitle {
  readonly name: 'gateOfMoonlessNight';
  readonly form: 'plain' | 'void' | 'fantasy' | 'zetsu';
}

const magicTool: Filter = { type: 'card', races: ['Magic Tool'] };
const fourTools = cardsIn(['battleZone', 'graveyard'], 'you', { ...magicTool, other: true });

const gate = (form: 'plain' | 'void' | 'fantasy' | 'zetsu', event: EventPattern): Triggered => ({
  kind: 'triggered',
  when: event,
  condition: youHave(fourTools, { min: 4 }),
  effect: may(useOnto(self, choose(fourTools, 4))),
  from: ['hand', 'graveyard'],
  word: { name: 'gateOfMoonlessNight', form },
});

/** Gate of moonless night: when a magic tool creature of yours is put. */
export const gateOfMoonlessNight: Triggered = deepFreeze(
  gate('plain', {
    event: 'put',
    what: { of: 'you', filter: { ...magicTool, type: 'creature' } },
  }),
);

/** Void gate of moonless night: when you cast a magic tool spell. */
export const voidGateOfMoonlessNight: Triggered = deepFreeze(
  gate('void', {
    event: 'used',
    by: 'you',
    what: { type: 'spell', races: ['Magic Tool'] },
  }),
);

/** Fantasy gate of moonless night: when you use a magic tool. */
export const fantasyGateOfMoonlessNight: Triggered = deepFreeze(
  gate('fantasy', {
    event: 'used',
    by: 'you',
    what: magicTool,
  }),
);

/** Zetsu gate of moonless night: at the end of your turn. */
export const zetsuGateOfMoonlessNight: Triggered = deepFreeze(
  gate('zetsu', { event: 'endOfTurn', of: 'you' }),
);

export const gateOfMoonlessNightWord: NamedAbilityWord<GateOfMoonlessNightTitle> = {
  text: ({ form: kind }) => `Gate of moonless night${kind === 'plain' ? '' : ` (${kind})`}`,
  generated: [
    form(1, [], () => gateOfMoonlessNight),
    form(1, [], () => voidGateOfMoonlessNight),
    form(1, [], () => fantasyGateOfMoonlessNight),
    form(1, [], () => zetsuGateOfMoonlessNight),
  ],
};
