import "./channels.scss";

import { useParams } from "react-router-dom";

import { ListPage } from "@/shared/list/page/ListPage";

import { ChannelDrawer } from "./ChannelDrawer";
import { ChannelRegions } from "./ChannelRegions";
import { messageList } from "./messageList";

const regions = <ChannelRegions />;

export function ChannelsPage() {
  const { id } = useParams();
  return (
    <ListPage list={messageList} description="channels.plan" above={regions}>
      {id !== undefined && <ChannelDrawer key={id} id={id} />}
    </ListPage>
  );
}
