import {
  atMost,
  choose,
  destroy,
  hasSevenMana,
  onlyIf,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const cannonballSling = spell({
  name: 'Cannonball Sling',
  civilizations: ['fire'],
  cost: 4,
  printings: ['DM-14 63/110'],
  abilities: [
    shieldTrigger,
    spellAbility(
      onlyIf(
        hasSevenMana,
        destroy(choose(opponentsCreatures({ power: atMost(6000) }))),
        destroy(choose(opponentsCreatures({ power: atMost(2000) }))),
      ),
    ),
  ],
});
