import {
  allCreatures,
  atMost,
  destroy,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const burstShot = spell({
  name: 'Burst Shot',
  civilizations: ['fire'],
  cost: 6,
  printings: ['DM-02 37/55'],
  abilities: [shieldTrigger, spellAbility(destroy(allCreatures({ power: atMost(2000) })))],
});
