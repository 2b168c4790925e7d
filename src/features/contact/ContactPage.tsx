import "./contact.scss";

import { useParams } from "react-router-dom";

import { MessagesPart } from "./messages/MessagesPart";
import { SchedulesPart } from "./schedules/SchedulesPart";
import { TemplatesPart } from "./templates/TemplatesPart";

/** What is said to the guests, the templates of it, and when it is sent; a record opens over its part. */
export function ContactPage() {
  const { part, id } = useParams();
  if (part === "templates") return <TemplatesPart id={id} />;
  if (part === "schedules") return <SchedulesPart id={id} />;
  return <MessagesPart id={id} isBulk={part === "bulk"} />;
}
