import {
  choose,
  moveTo,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  yourMana,
} from '../../effects/language/words.ts';

export const pixieCocoon = spell({
  name: 'Pixie Cocoon',
  civilizations: ['nature'],
  cost: 2,
  printings: ['DM-13 50/55'],
  abilities: [
    shieldTrigger,
    spellAbility(returnToHand(choose(yourMana({ type: 'creature' }))), moveTo('manaZone', self, 'tapped')),
  ],
  reconstructed: 'Assumes that it goes to the mana zone as the last part of its own effect.',
});
