import {
  accelerator,
  cardsIn,
  choose,
  creature,
  gains,
  insteadDo,
  optional,
  putIntoGraveyard,
  self,
  unblockable,
  wouldBeDestroyed,
} from '../../effects/language/words.ts';

export const mintMirage = creature({
  name: 'Mint Mirage',
  civilizations: ['water'],
  races: ['Splash Queen'],
  cost: 4,
  power: 3000,
  printings: ['DM-15 9/55'],
  abilities: [
    accelerator(
      unblockable(),
      gains(
        optional(
          wouldBeDestroyed(
            self,
            insteadDo(
              putIntoGraveyard(
                choose(cardsIn('battleZone', 'any', { type: 'crossGear', crossedWith: self })),
              ),
            ),
          ),
        ),
      ),
    ),
  ],
});
