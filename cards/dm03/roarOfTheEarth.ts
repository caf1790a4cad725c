import {
  atLeast,
  choose,
  returnToHand,
  shieldTrigger,
  spell,
  spellAbility,
  yourMana,
} from '../../effects/language/words.ts';

export const roarOfTheEarth = spell({
  name: 'Roar of the Earth',
  civilizations: ['nature'],
  cost: 2,
  printings: ['DM-03 53/55'],
  abilities: [
    shieldTrigger,
    spellAbility(returnToHand(choose(yourMana({ type: 'creature', cost: atLeast(6) })))),
  ],
});
