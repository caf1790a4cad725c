import type { Duel } from 'taiki';
import { arrange } from 'taiki/testing';
import { creature, evolution, evolutionCreature, invasion } from 'taiki/words';

/** Answers each decision with the first option that one of these names, else with the fewest options. */
export function playNaming(duel: Duel, names: readonly string[]): Duel {
  for (let { decision } = duel; decision !== undefined && duel.game.turn.number === 5; { decision } = duel) {
    const named = decision.options.findIndex(({ label }) => names.some((name) => label.includes(name)));
    const fewest = decision.options.slice(0, decision.min).map((_, index) => index);
    duel.choose(named < 0 ? fewest : named);
  }
  return duel;
}

/** Raider attacks: Marauder could invade, Stalker could not. */
export function invasions(): Duel {
  const nature = { civilizations: ['nature'], power: 1000 } as const;
  const invader = (name: string, race: string) =>
    evolutionCreature({
      ...nature,
      name,
      races: [race],
      cost: 9,
      abilities: [evolution({ races: [race] }), invasion({ races: [race] })],
    });
  const duel = arrange({
    cards: [
      creature({ ...nature, name: 'Raider', races: ['Beast'], cost: 1 }),
      invader('Marauder', 'Beast'),
      invader('Stalker', 'Dragon'),
    ],
    step: 'attack',
    p1: { battleZone: ['Raider'], hand: ['Marauder', 'Stalker'] },
  });
  return playNaming(duel, ['Raider attacks the player']);
}
