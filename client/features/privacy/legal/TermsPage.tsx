import { paths } from '../../../app/paths';
import { TextLink } from '../../../ui/TextLink';
import { Clause, LegalPage, Text, MailToUs } from './LegalPage';

/** What people agree on when they use the product. */
export function TermsPage() {
  return (
    <LegalPage title="Terms" lead="What you can expect of us, and we of you. In plain words, because they count.">
      <Clause title="What Tastemaker is">
        <Text>
          Brands offer visits, stays and products. Creators ask for them and make content in return. That agreement is a
          Collab. It is made between the brand and the creator; we provide the place, keep the record and help when
          something goes wrong.
        </Text>
      </Clause>
      <Clause title="Your account">
        <ul>
          <li>You are 18 or older, and what you tell us about yourself is true.</li>
          <li>The account is yours. Keep your sign-in links and your password to yourself.</li>
          <li>Who works for a brand needs an invitation by that brand, and may act in its name.</li>
        </ul>
      </Clause>
      <Clause title="What brands promise">
        <ul>
          <li>An offer says exactly what is given, what it is worth and what is asked for it.</li>
          <li>What has been approved is given, at the agreed time.</li>
          <li>
            Content is used as the Collab says. Feedback is about the brief, never about asking for a better opinion.
          </li>
        </ul>
      </Clause>
      <Clause title="What creators promise">
        <ul>
          <li>You come when you have agreed to come, or cancel in good time.</li>
          <li>The content is your own work, honest, and submitted by the agreed day.</li>
          <li>
            It is clearly labelled as advertising, as the Advertising Standards Authority asks, also where only a gift
            was given.
          </li>
        </ul>
      </Clause>
      <Clause title="Content">
        <Text>
          It stays the creator’s. With its approval the brand may use it for what the Collab says. We may show it within
          Tastemaker to carry out the Collab. Nobody uploads what is not theirs, is unlawful, or hurts others; we take
          such things down.
        </Text>
      </Clause>
      <Clause title="What it costs">
        <Text>
          Creators pay nothing. Brands pay for a plan or for each Collab, at the prices of the{' '}
          <TextLink to={paths.plans}>front page</TextLink> on the day, which say whether VAT is included. A plan renews
          every month until it is cancelled, and then runs to the end of the month that was paid for. Free Collabs of a
          month are not carried over.
        </Text>
      </Clause>
      <Clause title="When it ends">
        <Text>
          You can close your account at any time on the page <TextLink to={paths.yourData}>Your data</TextLink>. We may
          close an account that breaks these terms, and say why. If something is serious or unlawful we may have to do
          so at once.
        </Text>
      </Clause>
      <Clause title="What we answer for">
        <Text>
          We look after Tastemaker with care, and answer for what we do wrong as the law says. We do not answer for what
          brands and creators promise each other. Nothing here limits what the law does not allow to be limited, such as
          for death or injury through our fault, for fraud, or for your rights as a consumer.
        </Text>
      </Clause>
      <Clause title="And finally">
        <Text>
          When these terms change in a way that matters to you, we tell you by mail 30 days before. The law of England
          and Wales applies; consumers keep the protection of the law where they live. Questions? Write to <MailToUs />.
        </Text>
      </Clause>
    </LegalPage>
  );
}
