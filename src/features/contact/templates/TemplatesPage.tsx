import { useParams } from "react-router-dom";

import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { Muted } from "@/shared/ui/layout/Muted";
import { LoadState } from "@/shared/ui/states/LoadState";

import { ContactPart } from "../base/ContactPart";
import { templates } from "../base/contactApi";
import { newTemplatePath, templatePath } from "../base/contactPaths";
import { TemplateDrawer } from "./TemplateDrawer";

/** Templates of guest messages, each in several languages. */
export function TemplatesPage() {
  const { id } = useParams();
  const { text } = useText();
  const { language, list } = useFormat();
  const all = templates.use();
  return (
    <>
      <ContactPart title="guestContact.templates" create={{ label: "guestContact.newTemplate", path: newTemplatePath }}>
        <LoadState
          load={all}
          failed={text("guestContact.templatesFailed")}
          empty={all.data?.length === 0 && text("guestContact.none")}
        />
        <ul className="contact-rows">
          {all.data?.map(({ id: one, name, purpose, texts }) => (
            <li key={one}>
              <PathLink to={templatePath(one)} isOver>
                <bdi>{name}</bdi>
              </PathLink>
              <Muted breaksWords size={13}>
                {text(`guestContact.purpose.${purpose}`)}
              </Muted>
              <Muted breaksWords size={13}>
                {list(Object.keys(texts).map(language))}
              </Muted>
            </li>
          ))}
        </ul>
      </ContactPart>
      {id !== undefined && <TemplateDrawer key={id} id={id} />}
    </>
  );
}
