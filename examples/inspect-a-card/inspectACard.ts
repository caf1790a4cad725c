import { fileSink, recorder } from '@taiki/inspector';
import { defineCard } from 'taiki';
import { arrange } from 'taiki/testing';
import { blocker, choose, creature, may, opponentsCreatures, self, tap, whenPut } from 'taiki/words';

const lanternScout = defineCard(
  creature({
    name: 'Lantern Scout',
    civilizations: ['light'],
    races: ['Initiate'],
    cost: 3,
    power: 2000,
    abilities: [blocker, whenPut(self, may(tap(choose(opponentsCreatures()))))],
  }),
);

const file = process.argv[2] ?? 'lantern-scout.jsonl';
const watching = recorder({ title: 'Lantern Scout taps a creature', sinks: [fileSink(file)] });

const duel = arrange({
  cards: [lanternScout],
  inspect: watching,
  p1: { hand: ['Lantern Scout'], manaZone: { light: 3 } },
  p2: { battleZone: ['Aqua Hulcus', 'Bolshack Dragon'] },
});
watching.follow(duel);

for (const wanted of ['Summon Lantern Scout', 'Yes', 'Bolshack Dragon']) {
  duel.choose(duel.decision?.options.findIndex(({ label }) => label === wanted) ?? -1);
}
watching.close();

// The states the duel went through, the guards that passed, and the facts.
let passed: string[] = [];
for (const record of watching.records) {
  if (record.kind === 'guard' && record.answer) passed.push(record.guard);
  if (record.kind === 'microstep') {
    console.log([record.state, ...passed.map((guard) => `(${guard})`)].join(' '));
    passed = [];
  }
  if (record.kind === 'facts')
    for (const fact of record.facts) console.log(`    ${fact.kind}, by rule ${fact.rule}`);
}
console.log(`\nIn the browser: npx taiki inspect ${file}`);
