import {
  countOf,
  creature,
  draw,
  inOrder,
  opponentsCreatures,
  self,
  waveStriker,
  whenPut,
  yourCreatures,
} from '../../effects/language/words.ts';

export const klujadras = creature({
  name: 'Klujadras',
  civilizations: ['water'],
  races: ['Sea Hacker'],
  cost: 7,
  power: 4000,
  printings: ['DM-11 S2/55'],
  abilities: [
    waveStriker(
      whenPut(
        self,
        inOrder(
          draw(countOf(yourCreatures({ keyword: 'waveStriker' }))),
          draw(countOf(opponentsCreatures({ keyword: 'waveStriker' })), 'opponent'),
        ),
      ),
    ),
  ],
});
