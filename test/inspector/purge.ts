import { Recorder } from '@taiki/inspector';
import type { Duel } from 'taiki';
import { arrange } from 'taiki/testing';
import {
  allCreatures,
  any,
  atLeast,
  choose,
  creature,
  destroy,
  draw,
  opponentsCreatures,
  self,
  spell,
  spellAbility,
  topOfDeckTo,
  when,
  whenDestroyed,
} from '../../effects/language/words.ts';

const plain = { civilizations: ['darkness'], cost: 1, power: 1000 } as const;
const cards = [
  creature({ ...plain, name: 'Grower', abilities: [whenDestroyed(self, topOfDeckTo('manaZone'))] }),
  creature({
    ...plain,
    name: 'Killer',
    abilities: [whenDestroyed(self, destroy(choose(opponentsCreatures())))],
  }),
  creature({ ...plain, name: 'Bystander', power: 5000 }),
  creature({
    ...plain,
    name: 'Witness',
    power: 5000,
    abilities: [
      when({ event: 'destroyed', what: any('you', { power: atLeast(5000) }), tense: 'destroyed' }, draw()),
    ],
  }),
  spell({
    name: 'Purge',
    civilizations: ['darkness'],
    cost: 1,
    abilities: [spellAbility(destroy(allCreatures({ power: { max: 1000 } })))],
  }),
];

/**
 * Purge destroys the opponent's Killer and Grower; Killer then destroys a creature of the active player, to whom play returns (101.4c).
 */
export function purge(): { readonly duel: Duel; readonly recorder: Recorder } {
  const recorder = new Recorder();
  const duel = arrange({
    cards,
    inspect: recorder,
    p1: { hand: ['Purge'], manaZone: { darkness: 1 }, battleZone: ['Witness', 'Bystander'] },
    p2: { battleZone: ['Killer', 'Grower', 'Bystander'] },
  });
  const chosen = ['Purge', 'Killer', 'Bystander'];
  for (let { decision } = duel; decision !== undefined && decision.kind !== 'attack'; { decision } = duel) {
    const wanted = decision.options.findIndex(({ label }) => chosen.some((name) => label.includes(name)));
    duel.choose(Math.max(0, wanted));
  }
  return { duel, recorder };
}
