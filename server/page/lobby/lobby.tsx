import { useEffect, useState } from 'preact/hooks';
import type { DuelTerms } from '../../protocol/protocol.ts';
import { messageOf } from '../duel/state.ts';
import { texts } from '../language/language.ts';
import { deckTitle } from '../parts/deckTitle.ts';
import type { Place } from '../place.ts';
import { connection, go } from '../state.ts';
import { createDuel, type DuelForm, firstForm, joinDuel, OWN_DECK } from './duelForm.ts';
import { DeckFields, DuelFields, NameField } from './fields.tsx';
import { OpenDuels } from './openDuels.tsx';
import { OwnDuels } from './ownDuels.tsx';
import { Terms } from './terms.tsx';

/** The names of the starter decks; the form gets the first two. */
function useDecks(onChange: (changes: Partial<DuelForm>) => void): readonly string[] {
  const [decks, setDecks] = useState<readonly string[]>([]);
  useEffect(() => {
    void connection.call('decks.list', {}).then((found) => {
      const names = Object.keys(found);
      setDecks(names);
      onChange({ deck: names[0] ?? OWN_DECK, agentDeck: names[1] ?? names[0] ?? '' });
    });
  }, []);
  return decks;
}

/** Creates a duel, or joins one. */
export function Lobby({ place }: { readonly place: Exclude<Place, { at: 'duel' }> }) {
  const [form, setForm] = useState(firstForm);
  const [terms, setTerms] = useState<DuelTerms>();
  const [isAgreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState<string>();
  const change = (changes: Partial<DuelForm>) => setForm((last) => ({ ...last, ...changes }));
  const decks = useDecks(change).map((one): readonly [string, string] => [one, deckTitle(one)]);
  const invitation = place.at === 'join' ? place.token : undefined;
  useEffect(() => {
    setTerms(undefined);
    setAgreed(false);
    if (invitation === undefined) return;
    connection
      .call('duel.terms', { duel: invitation })
      .then(setTerms, (error: unknown) => setProblem(messageOf(error)));
  }, [invitation]);

  const submit = (event: Event) => {
    event.preventDefault();
    setProblem(undefined);
    const agreed = isAgreed ? (terms?.hash ?? undefined) : undefined;
    const seat = invitation === undefined ? createDuel(form) : joinDuel(form, invitation, agreed);
    seat.then(
      (token) => go(`duel=${token}`),
      (error: unknown) => setProblem(messageOf(error)),
    );
  };

  const said = texts.value.lobby;
  const lacksAgreement = !isAgreed && (terms?.cards.length ?? 0) > 0;
  return (
    <main class="lobby">
      <h1>Taiki</h1>
      <p>{place.at === 'join' ? said.invited : said.play}</p>
      <form onSubmit={submit}>
        <NameField form={form} onChange={change} />
        <DeckFields form={form} decks={decks} onChange={change} />
        {place.at === 'join' ? null : <DuelFields form={form} decks={decks} onChange={change} />}
        {terms === undefined ? null : <Terms terms={terms} isAgreed={isAgreed} onAgree={setAgreed} />}
        {problem === undefined ? null : <p role="alert">{problem}</p>}
        <button type="submit" class="main" disabled={form.deck === '' || lacksAgreement}>
          {place.at === 'join' ? said.join : said.buttons[form.opponent]}
        </button>
      </form>
      <OwnDuels />
      {place.at === 'lobby' ? <OpenDuels /> : null}
    </main>
  );
}
