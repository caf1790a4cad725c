import {
  cardsIn,
  choose,
  creature,
  cross,
  may,
  self,
  whenDestroyed,
  yourCreatures,
} from '../../effects/language/words.ts';

export const iceMedusa = creature({
  name: 'Ice Medusa',
  civilizations: ['water'],
  races: ['Splash Queen'],
  cost: 3,
  power: 2000,
  printings: ['DM-15 25/55'],
  abilities: [
    whenDestroyed(
      self,
      may(
        cross(
          cardsIn('battleZone', 'you', { type: 'crossGear', crossedWith: self }),
          choose(yourCreatures({ other: true })),
        ),
      ),
    ),
  ],
});
