import { paths } from '../../../app/paths';
import { TextLink } from '../../../ui/TextLink';
import { Clause, LegalPage, Text, MailToUs } from './LegalPage';

/** The privacy notice: what we store about people, why, for how long, and their rights. */
export function PrivacyPage() {
  return (
    <LegalPage title="Privacy notice" lead="What we hold about you, why, for how long, and what you can do about it.">
      <Clause title="Who we are">
        <Text>
          Tastemaker brings restaurants, hotels and other brands together with creators, who visit or receive something
          and make content about it. We decide how your data is used here, so we are its controller under the UK GDPR.
          You can reach us at <MailToUs />.
        </Text>
      </Clause>
      <Clause title="What we hold, and why">
        <ul>
          <li>
            <strong>Your account:</strong> your name, your email address, the browsers you are signed in with, and a
            hash of your password, which cannot be turned back into it. We need these for our contract with you: to let
            you in and keep others out.
          </li>
          <li>
            <strong>Refused requests:</strong> the network address that a failed sign-in or another refused request came
            from. We have a legitimate interest in noticing attacks.
          </li>
          <li>
            <strong>A creator’s profile:</strong> your name, handle, city and kind of content, your accounts on other
            platforms with their figures, and your date of birth, which shows that you are an adult. Your public media
            kit shows everything except your date of birth and contact details.
          </li>
          <li>
            <strong>A brand’s profile:</strong> its name, address and website, and the people on its team.
          </li>
          <li>
            <strong>Collabs:</strong> what was requested, agreed, submitted and published, and the messages between the
            two sides. Both need this to keep their promises, and we need it to settle disputes.
          </li>
          <li>
            <strong>Gifts to creators:</strong> each gift with its date, brand and retail value, and the bill for each
            visit with any comments on it. Both sides need this to see what was agreed, and creators may need it for a
            tax return. We also keep it because the law may require us to report it.
          </li>
          <li>
            <strong>Pictures and videos</strong> that you upload. We remove hidden details that cameras add, such as the
            location.
          </li>
          <li>
            <strong>Payments by brands:</strong> the plan, the invoices and the last digits of the card. Only our
            payment provider holds the full card details.
          </li>
          <li>
            <strong>How the site is used:</strong> which pages you visit while signed in. We record this ourselves,
            because we have a legitimate interest in knowing what works. Other companies’ analytics are used only if you
            agree. See <TextLink to={paths.cookies}>Cookies</TextLink>.
          </li>
        </ul>
        <Text>
          Details such as your diet, relationship or appearance are optional. We never use them for ranking unless you
          have agreed, and we never sell data.
        </Text>
        <Text>
          <strong>Allergies and diet</strong> are health data. We use them only to keep you and your guests safe during
          a visit, with your consent. The brand you visit can see them from your booking until 12 hours after the visit
          begins. Our staff cannot see them. We then delete what you said about your guests, except for your last
          answer, which only you can see and confirm next time. You can change your answer on the ticket until the visit
          is over, and your own details in your profile at any time.
        </Text>
      </Clause>
      <Clause title="Who else sees it">
        <Text>
          The brand or creator you work with sees your profile and everything in your Collab. Companies that run
          servers, send emails and take payments for us see what they need for that and may not use it for anything
          else. We share data with authorities when the law requires it.
        </Text>
        <Text>
          Platforms in the United Kingdom may have to tell HM Revenue &amp; Customs (HMRC) who received something
          through them, and how much it was worth. If that applies to us, we will report who you are and what you
          received, and send you a copy. This notice is not tax advice. Ask HMRC or an accountant what applies to you.
        </Text>
      </Clause>
      <Clause title="How long we keep it">
        <ul>
          <li>Your account and profile: for as long as you have an account, and 30 days after you close it.</li>
          <li>
            The values and dates of gifts: permanently, because brands’ figures are calculated from them. Once your
            account is erased, they no longer name you.
          </li>
          <li>Copies of your data that you request: 7 days.</li>
          <li>Sessions: up to 30 days, or 7 days if you do not use them.</li>
          <li>Network addresses of refused requests: 90 days.</li>
          <li>Invoices: six years, as company law requires. They show the brand’s number, not your name.</li>
          <li>
            A log of who did what: permanently, because it protects everyone. It contains numbers, not names. The
            details that go with it are erased with your account.
          </li>
        </ul>
      </Clause>
      <Clause title="Your rights">
        <ul>
          <li>
            <strong>See and download</strong> everything we hold about you under{' '}
            <TextLink to={paths.yourData}>Your data</TextLink>, at any time.
          </li>
          <li>
            <strong>Correct</strong> your profile yourself, or ask us to correct it.
          </li>
          <li>
            <strong>Close your account.</strong> We erase your personal data after 30 days. Others then see “Former
            member” in place of your name. Brands may go on using content they have approved, as you agreed.
          </li>
          <li>
            <strong>Object,</strong> or withdraw your consent. Email us, or change your choice under{' '}
            <TextLink to={paths.cookies}>Cookies</TextLink>.
          </li>
          <li>
            <strong>Complain</strong> to the Information Commissioner’s Office at ico.org.uk. Please give us the chance
            to put things right first.
          </li>
        </ul>
      </Clause>
    </LegalPage>
  );
}
