import {
  any,
  delayed,
  gains,
  gets,
  slayer,
  spell,
  spellAbility,
  that,
  when,
} from '../../effects/language/words.ts';

export const creepingPlague = spell({
  name: 'Creeping Plague',
  civilizations: ['darkness'],
  cost: 1,
  printings: ['DM-01 49/110'],
  abilities: [
    spellAbility(
      delayed(when({ event: 'becomesBlocked', what: any('you') }, gets(that, 'turn', gains(slayer))), 'turn'),
    ),
  ],
});
