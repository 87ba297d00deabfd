import { paths } from '../../../app/paths';
import { TextLink } from '../../../ui/TextLink';
import { Clause, LegalPage, Text, MailToUs } from './LegalPage';

/** The terms of use. */
export function TermsPage() {
  return (
    <LegalPage title="Terms" lead="What you can expect from us, and what we expect from you, in plain English.">
      <Clause title="What Tastemaker is">
        <Text>
          Brands offer visits, stays and products. Creators request them and make content in return. Each agreement is
          called a Collab. It is made between the brand and the creator. We provide the platform, keep the record and
          help when something goes wrong.
        </Text>
      </Clause>
      <Clause title="Your account">
        <ul>
          <li>You are 18 or older, and the information you give us is true.</li>
          <li>Your account is personal. Do not share your sign-in links or your password.</li>
          <li>People who work for a brand need an invitation from that brand. They may then act on its behalf.</li>
        </ul>
      </Clause>
      <Clause title="What brands promise">
        <ul>
          <li>Each offer says exactly what the creator receives, what it is worth and what you ask for in return.</li>
          <li>You provide what you have approved, at the agreed time.</li>
          <li>
            You use content only as the Collab allows. Your feedback is about the brief. You never ask for a more
            favourable opinion.
          </li>
        </ul>
      </Clause>
      <Clause title="What creators promise">
        <ul>
          <li>You turn up when you have agreed to, or cancel in good time.</li>
          <li>Your content is honest, your own work and submitted by the agreed day.</li>
          <li>
            You label it clearly as advertising, as the Advertising Standards Authority requires, even if all you
            received was a gift.
          </li>
        </ul>
      </Clause>
      <Clause title="Content">
        <Text>
          Creators own their content. Once a brand has approved it, the brand may use it for the purposes the Collab
          names. We may show it within Tastemaker so that the Collab can be carried out. Do not upload anything that is
          unlawful, harmful or not yours to share. We will take it down.
        </Text>
      </Clause>
      <Clause title="What it costs">
        <Text>
          Tastemaker is free for creators. Brands pay for a plan or for each Collab, at the prices shown on the{' '}
          <TextLink to={paths.plans}>front page</TextLink> that day, which say whether VAT is included. Plans renew
          every month until you cancel, and then run to the end of the month you have paid for. Free Collabs do not
          carry over to the next month.
        </Text>
      </Clause>
      <Clause title="When it ends">
        <Text>
          You can close your account at any time under <TextLink to={paths.yourData}>Your data</TextLink>. We may close
          an account that breaks these terms, and we will tell you why. If something is serious or unlawful, we may have
          to do so immediately.
        </Text>
      </Clause>
      <Clause title="What we are responsible for">
        <Text>
          We run Tastemaker with reasonable care, and are responsible for our mistakes as the law provides. We are not
          responsible for the promises brands and creators make to each other. Nothing in these terms limits liability
          that cannot be limited by law, such as for death or injury caused by our negligence or for fraud, or affects
          your rights as a consumer.
        </Text>
      </Clause>
      <Clause title="Changes and questions">
        <Text>
          If we change these terms in a way that matters to you, we will email you 30 days in advance. The law of
          England and Wales applies. Consumers keep the protection of the law where they live. If you have a question,
          email <MailToUs />.
        </Text>
      </Clause>
    </LegalPage>
  );
}
