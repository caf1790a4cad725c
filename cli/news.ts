import { groupFacts, isNews, type KnownFact, type Player } from 'taiki';
import { english } from './speech/english.ts';
import type { Speech } from './speech/speech.ts';

/** The facts a player may know, as sentences for that player. The end of the duel is shown elsewhere. */
export function newsFor(
  facts: readonly KnownFact[],
  player: Player,
  speech: Speech = english,
): readonly string[] {
  const news = facts.filter((fact) => fact.kind !== 'duelEnded' && isNews(fact));
  return counted(
    groupFacts(news).map(({ fact, more }) => speech.fact(fact, player, more)),
    speech,
  );
}

/** Equal sentences in a row as one. */
function counted(sentences: readonly string[], { playing }: Speech): readonly string[] {
  const runs: { readonly sentence: string; count: number }[] = [];
  for (const sentence of sentences) {
    const last = runs.at(-1);
    if (last?.sentence === sentence) last.count++;
    else runs.push({ sentence, count: 1 });
  }
  return runs.map(({ sentence, count }) => (count === 1 ? sentence : playing.often(sentence, count)));
}
