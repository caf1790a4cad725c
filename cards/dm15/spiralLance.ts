import {
  cardsIn,
  choose,
  returnToHand,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const spiralLance = spell({
  name: 'Spiral Lance',
  civilizations: ['water'],
  cost: 2,
  printings: ['DM-15 43/55'],
  abilities: [
    shieldTrigger,
    spellAbility(returnToHand(choose(cardsIn('battleZone', 'any', { type: 'crossGear' })))),
  ],
});
