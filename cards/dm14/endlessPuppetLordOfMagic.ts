import { draw, evolution, evolutionCreature, may, when } from '../../effects/language/words.ts';

export const endlessPuppetLordOfMagic = evolutionCreature({
  name: 'Endless Puppet, Lord of Magic',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 3,
  power: 5000,
  printings: ['DM-14 5/110'],
  abilities: [
    evolution({ races: ['Death Puppet'] }),
    when({ event: 'discarded', by: 'opponent' }, may(draw())),
  ],
  reconstructed: 'Assumes that its player decides for each discarded card by itself.',
});
