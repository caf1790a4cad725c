import {
  any,
  instead,
  replaceUntil,
  shieldTrigger,
  spell,
  spellAbility,
  wouldBeDestroyed,
} from '../../effects/language/words.ts';

export const fruitOfEternity = spell({
  name: 'Fruit of Eternity',
  civilizations: ['nature'],
  cost: 4,
  printings: ['DM-07 49/55'],
  abilities: [
    shieldTrigger,
    spellAbility(replaceUntil('turn', wouldBeDestroyed(any('you'), instead('manaZone')))),
  ],
});
